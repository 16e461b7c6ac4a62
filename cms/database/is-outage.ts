/**
 * Codes of Node's sockets and PostgreSQL's classes for "not reachable, going away, or too slow": lost connections (08), shutdown and start (57P),
 * too many connections (53300), a statement, a lock or a transaction that took too long (57014, 55P03, 25P03, 25P04).
 */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|57P0.|53300|57014|55P03|25P0[34])$/
const messages =
  /connection (terminated|ended|timeout)|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query read timeout/i

/** Whether the database could not be reached or did not answer in time, as against a bug: such a failure passes by itself. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || messages.test(error.message) || isOutage(error.cause)
}
