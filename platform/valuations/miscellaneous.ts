import { isProblem, problem } from '#schemas/problem.ts'
import { findValuation } from './find-valuation.ts'
import { valuationRange } from './valuation-range.ts'
import { saveWithLead } from './save-with-lead.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Keeps the result of a valuation with its lead, under the name that the brand reads it by, on sites of that brand alone. The figures are the
 * platform's own, whatever a caller says. locations §7, Valuation store
 */
export const miscellaneous: Service<'miscellaneous'> = async (context, { column_name: column, valuation: code }) => {
  if (!context.site.flags.valuationStored) return problem('not-allowed', elsewhere)
  const found = await findValuation(context, code)
  if (isProblem(found)) return found
  if (found.lead === null) return problem('valuation-not-found')
  const range = valuationRange(found)
  const result = { car: found.description, km: found.km, low: range?.low ?? null, high: range?.high ?? null }
  await saveWithLead(context, { lead: found.lead, column, result })
  return { success: true }
}

const elsewhere = { detail: 'This site keeps no results of valuations.' }
