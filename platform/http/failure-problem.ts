import { CommitFailed } from '#cms/database/commit-failed.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { isOutage } from './is-outage.ts'

/** The problem shown to a shopper after an outage or a COMMIT that failed; null for a bug. */
export function failureProblem(error: unknown): Problem | null {
  if (error instanceof ApiFailure) return error.problem
  if (error instanceof CommitFailed && error.status === 500) return problem('unexpected')
  return error instanceof CommitFailed || isOutage(error) ? problem('temporarily-unavailable') : null
}
