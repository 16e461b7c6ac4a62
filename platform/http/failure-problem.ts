import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { isOutage } from './is-outage.ts'

/** The problem shown to a shopper after an outage; null for a bug. */
export function failureProblem(error: unknown): Problem | null {
  if (error instanceof ApiFailure) return error.problem
  return isOutage(error) ? problem('temporarily-unavailable') : null
}
