import { ApiFailure } from '#schemas/api/api-failure.ts'
import { SearchUnavailable } from '../search/search-port.ts'

/** Codes of Node's sockets and PostgreSQL's classes for "not reachable, or going away". */
const codes = /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|57P0.|53300)$/
const words =
  /connection (terminated|ended|timeout)|timeout exceeded when trying to connect|client has encountered a connection error/i

/** Whether something that we need was out of reach, as against a bug: such a failure passes by itself. */
export function isOutage(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.problem.status === 503
  if (error instanceof SearchUnavailable) return true
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || words.test(error.message) || isOutage(error.cause)
}
