import { z } from 'zod'
import { leadInput } from '../lead/lead-input.ts'
import { documentId } from '../lib/document-id.ts'
import { adjustmentAnswers } from '../valuation/adjustment-answers.ts'
import { foundCar } from '../valuation/found-car.ts'
import { offer } from '../valuation/offer.ts'
import { offerStages } from '../valuation/offer-stage.ts'
import { ownCar } from '../valuation/own-car.ts'
import { plate } from '../valuation/plate.ts'
import { purpose } from '../valuation/purpose.ts'
import { regoState } from '../valuation/rego-state.ts'
import { valuation, valuationCode } from '../valuation/valuation.ts'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'

/** Calls for valuing a shopper’s own car. */
export const valuationEndpoints = {
  rego: endpoint({
    ...calls.rego,
    summary: 'The car behind a number plate; null where nobody can say.',
    input: z.object({ rego: plate, regoState }),
    output: foundCar.nullable(),
    limit: 'lookup',
  }),
  valuations: endpoint({
    ...calls.valuations,
    summary:
      'Has a shopper’s own car valued, towards the vehicle `car_id` where one is named; what its owner is asked about it.',
    input: ownCar.extend({ car_id: documentId.nullable().default(null) }),
    output: valuation,
    limit: 'lookup',
  }),
  valuationAdjustments: endpoint({
    ...calls.valuationAdjustments,
    summary: 'Values the car again by what its owner answers, question by question.',
    input: z.object({ id: valuationCode, adjustmentAnswers }),
    output: valuation,
    limit: 'lookup',
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
  valuationOffer: endpoint({
    ...calls.valuationOffer,
    summary: 'Takes the details of anyone who had a car valued, and tells the figures. Money in cents.',
    input: leadInput
      .omit({ kind: true, car_id: true, form: true })
      .extend({ id: valuationCode, purpose: purpose.default('trade-in') }),
    output: offer,
    limit: 'lead',
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
  offerAccepted: endpoint({
    ...calls.offerAccepted,
    summary:
      'Accepts the offer for a car. `valuation` is the id that its valuation was made under: only who has it can accept.',
    input: z.object({
      lead_id: documentId,
      valuation: valuationCode,
      form_completed: z.boolean().default(true),
      offer_accepted: z.boolean().default(true),
      subcategory: z.literal(offerStages.accepted).default(offerStages.accepted),
    }),
    output: z.object({ success: z.boolean(), accepted_at: z.string().nullable() }),
    problems: ['valuation-not-found', 'valuation-expired', 'nothing-offered'],
  }),
  miscellaneous: endpoint({
    ...calls.miscellaneous,
    summary: 'Keeps the result of a valuation with its lead, on sites of the brand that asks for it.',
    input: z.object({ column_name: z.literal('valuation'), valuation: valuationCode }),
    output: z.object({ success: z.boolean() }),
    problems: ['valuation-not-found', 'valuation-expired'],
  }),
} as const
