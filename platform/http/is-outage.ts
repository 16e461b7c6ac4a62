import { isOutage as isDatabaseOutage } from '#cms/database/is-outage.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { SearchUnavailable } from '../search/search-port.ts'

/** Whether a dependency was unreachable. Such a failure is transient, unlike a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.problem.status === 503
  if (error instanceof SearchUnavailable) return true
  return isDatabaseOutage(error)
}
