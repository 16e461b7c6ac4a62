import { z } from 'zod'
import { leadForm } from '../lead/lead-form.ts'
import { cents } from '../lib/money.ts'
import { adjustmentQuestions } from './adjustment-question.ts'
import { outlook } from './outlook.ts'

/** Names a valuation to anyone who had it made, and nobody can guess it. */
export const valuationCode = z.string().regex(/^[\w-]{43}$/)

/** What came of valuing a car. The figures are told with the offer, once the shopper has said who they are. */
export const valuation = z.object({
  id: valuationCode,
  car: z.string(),
  outlook,
  questions: adjustmentQuestions,
  /** Who says who they are in it, hears the figures. */
  form: leadForm,
  expires_at: z.string(),
})
export type Valuation = z.infer<typeof valuation>

/** The range in cents; null where somebody calls with a figure instead. */
export const valuationRange = z.object({ low: cents, high: cents }).nullable()
export type ValuationRange = z.infer<typeof valuationRange>
