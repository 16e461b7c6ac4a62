import { z } from 'zod'
import { leadForm } from '../lead/lead-form.ts'
import { cents } from '../lib/money.ts'
import { adjustmentQuestions } from './adjustment-question.ts'
import { outlook } from './outlook.ts'

/** An unguessable code that identifies a valuation to its owner. */
export const valuationCode = z.string().regex(/^[\w-]{43}$/)

/** The result of a valuation. The figures come with the offer, after the shopper's contact details. */
export const valuation = z.object({
  id: valuationCode,
  car: z.string(),
  outlook,
  questions: adjustmentQuestions,
  /** The form for contact details. */
  form: leadForm,
  expires_at: z.string(),
})
export type Valuation = z.infer<typeof valuation>

/** The range in cents; null if staff call with a figure. */
export const valuationRange = z.object({ low: cents, high: cents }).nullable()
export type ValuationRange = z.infer<typeof valuationRange>
