import type { z } from 'zod'
import type { endpoints } from '#schemas/api/endpoints.ts'
import type { LeadValues } from '#schemas/lead/lead-values.ts'
import type { Shopper } from '#schemas/shopper/shopper.ts'
import type { Site } from '#schemas/tenant/site.ts'
import { categoryOfPurpose } from '#schemas/valuation/category-of-purpose.ts'
import { offerStages } from '#schemas/valuation/offer-stage.ts'
import { formLead } from '../leads/form-lead.ts'
import type { NewLead } from '../leads/new-lead.ts'
import type { FormInPlace } from '../leads/read-input.ts'
import { valuationAnswers } from './valuation-answers.ts'
import type { StoredValuation } from './store.ts'
import { valuationRange } from './valuation-rules.ts'

type LeadParts = FormInPlace & {
  tenantId: number
  site: Site
  input: z.output<(typeof endpoints)['valuationOffer']['input']>
  valuation: StoredValuation
  values: LeadValues
  shopper: Shopper | null
}

/** The lead of a shopper's valuation, with or without an estimate. vehicles §7 */
export function valuationLead({ input, valuation, ...parts }: LeadParts): NewLead {
  const { id: _code, purpose, ...sent } = input
  const leadInput = { ...sent, kind: 'trade-in', form: null, car_id: parts.vehicle?.id ?? null } as const
  const lead = formLead({ ...parts, input: leadInput })
  return {
    ...lead,
    // A valuation leads to one lead, whatever is sent of it.
    body_hash: null,
    category: categoryOfPurpose[purpose] || lead.category,
    subcategory: valuationRange(valuation) ? offerStages.made : offerStages.requested,
    answers: [...valuationAnswers(valuation), ...(lead.answers ?? [])],
  }
}
