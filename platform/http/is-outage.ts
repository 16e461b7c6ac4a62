import { isOutage as isDatabaseOutage } from '#cms/database/is-outage.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { SearchUnavailable } from '../search/search-port.ts'

/** Whether something that we need was out of reach, as against a bug: such a failure passes by itself. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.problem.status === 503
  if (error instanceof SearchUnavailable) return true
  return isDatabaseOutage(error)
}
