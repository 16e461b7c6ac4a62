import { isProblem, problem } from '#schemas/problem.ts'
import { findValuation } from './find-valuation.ts'
import { addLeadAttribute } from './store.ts'
import { valuationRange } from './valuation-rules.ts'
import type { Service } from '../context/api-context.ts'
import * as texts from './texts.ts'

/**
 * Stores the result of a valuation with its lead, in the brand's attribute and only on sites of that brand. The platform's own figures are
 * used, not the caller's. locations §7, Valuation store
 */
export const miscellaneous: Service<'miscellaneous'> = async (context, { column_name: column, valuation: code }) => {
  if (!context.site.flags.valuationStored) return problem('not-allowed', elsewhere)
  const found = await findValuation(context, code)
  if (isProblem(found)) return found
  if (found.lead === null) return problem('valuation-not-found')
  const range = valuationRange(found)
  const result = { car: found.description, km: found.km, low: range?.low ?? null, high: range?.high ?? null }
  await addLeadAttribute(context.pool, { tenantId: context.tenant.id, lead: found.lead, column, result })
  return { success: true }
}

const elsewhere = { detail: texts.thisSiteDoesNotStoreResultsValuations }
