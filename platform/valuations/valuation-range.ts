import { unanswered } from '#schemas/valuation/adjustment-answers.ts'
import type { ValuationRange } from '#schemas/valuation/valuation.ts'
import type { StoredValuation } from './find-valuation.ts'

/** What can be offered, in cents; null while what the guide asked is not answered, and where nobody could say. */
export function valuationRange({
  low,
  high,
  questions,
  answers,
}: Pick<StoredValuation, 'low' | 'high' | 'questions' | 'answers'>): ValuationRange {
  if (low === null || high === null || unanswered(questions, answers).length > 0) return null
  return { low, high }
}
