/**
 * Node's socket errors and PostgreSQL's SQLSTATEs for "unreachable, shutting down, or too slow": lost connections (08), shutdown and
 * startup (57P), too many connections (53300), timeouts of statements, locks and transactions (57014, 55P03, 25P03, 25P04).
 */
const codes =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|57P0.|53300|57014|55P03|25P0[34])$/
const messages =
  /connection (terminated|ended|timeout)|timeout exceeded when trying to connect|client has encountered a connection error|client was closed|query read timeout/i

/** Whether the database was unreachable or too slow. Such a failure is transient, unlike a bug. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || messages.test(error.message) || isOutage(error.cause)
}
