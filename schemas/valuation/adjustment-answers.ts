import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import type { ProblemField } from '../problem.ts'
import type { AdjustmentQuestion } from './adjustment-question.ts'
import * as texts from './texts.ts'

/** Answers by question id. vehicles §7, Valuation adjustments (id, adjustmentAnswers) */
export const adjustmentAnswers = z.record(storedText(60), storedText(60))
export type AdjustmentAnswers = z.infer<typeof adjustmentAnswers>

/** Questions without a valid answer, each with an error message. */
export const unanswered = (questions: readonly AdjustmentQuestion[], answers: AdjustmentAnswers): ProblemField[] =>
  questions
    .filter(({ id, options }) => !options.some(({ value }) => value === answers[id]))
    .map(({ id }) => ({ path: id, message: texts.pleaseChooseAnAnswer }))
