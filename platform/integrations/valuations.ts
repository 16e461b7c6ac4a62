import { z } from 'zod'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import type { AdjustmentAnswers } from '#schemas/valuation/adjustment-answers.ts'
import { type AdjustmentQuestion, adjustmentQuestions } from '#schemas/valuation/adjustment-question.ts'
import type { Partner } from './partner.ts'
import * as texts from './texts.ts'

const dollars = z.number().nonnegative().max(10_000_000)

const answer = z
  .object({ low: dollars, high: dollars, questions: adjustmentQuestions.default([]) })
  .refine(({ low, high }) => low <= high, texts.theRangeBeginsAboveItsEnd)

interface ValuationQuery {
  country: 'AU' | 'NZ'
  year: number
  make: string
  model: string
  badge: string
  nvic: string
  km: number
  /** Answers to the guide's questions; empty before the first call. */
  answers: AdjustmentAnswers
}

/** In cents. */
export interface ProviderValuation {
  low: number
  high: number
  questions: AdjustmentQuestion[]
}

/**
 * `POST value` with the car and the answers to the guide's questions: a dealer's offer in dollars, and further questions for precision.
 * Null if the car is unknown or without an answer. vehicles §7, Valuation adjustments
 */
export async function valueOwnCar(guide: Partner, query: ValuationQuery): Promise<ProviderValuation | null> {
  const found = await guide.ask({ path: 'value', body: query, answer })
  return found ? { ...found, low: centsFromDollars(found.low), high: centsFromDollars(found.high) } : null
}
