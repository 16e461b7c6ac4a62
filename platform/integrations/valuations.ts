import { z } from 'zod'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { type AdjustmentQuestion, adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'
import type { Partner } from './partner.ts'

const dollars = z.number().nonnegative().max(10_000_000)

const answer = z
  .object({ low: dollars, high: dollars, questions: adjustmentQuestions.default([]) })
  .refine(({ low, high }) => low <= high, 'The range begins above its end.')

interface Valued {
  country: 'AU' | 'NZ'
  year: number
  make: string
  model: string
  badge: string
  nvic: string
  km: number
  /** To the guide's own questions; empty while none was asked. */
  answers: AdjustmentAnswers
}

/** In cents. */
export interface Worth {
  low: number
  high: number
  questions: AdjustmentQuestion[]
}

/**
 * `POST value` with the car and the answers to the guide's questions: what a dealer would give for it, in dollars, and what the guide asks to say it
 * better. Null where it does not know the car, and where it gave no answer. vehicles §7, Valuation adjustments
 */
export async function valueOwnCar(guide: Partner, asked: Valued): Promise<Worth | null> {
  const found = await guide.ask({ path: 'value', body: asked, answer })
  return found ? { ...found, low: centsFromDollars(found.low), high: centsFromDollars(found.high) } : null
}
