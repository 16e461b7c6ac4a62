import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import type { ProblemField } from '../problem.ts'
import type { AdjustmentQuestion } from './adjustment-question.ts'

/** Answers by the id of their question. vehicles §7, Valuation adjustments (id, adjustmentAnswers) */
export const adjustmentAnswers = z.record(storedText(60), storedText(60))
export type AdjustmentAnswers = z.infer<typeof adjustmentAnswers>

/** Questions that have no answer of theirs yet, each with words for the shopper. */
export const unanswered = (questions: readonly AdjustmentQuestion[], answers: AdjustmentAnswers): ProblemField[] =>
  questions
    .filter(({ id, options }) => !options.some(({ value }) => value === answers[id]))
    .map(({ id }) => ({ path: id, message: 'Please choose an answer.' }))
