const sentence =
  'Your change was not saved because the database did not confirm it. Nothing on your screen is lost. Try again in a moment.'

/** SQLSTATE classes of failures that pass: connection, resources, shutdown, conflict of two transactions. */
const passing = /^(08|40|53|57)/

/**
 * A transaction whose COMMIT was not confirmed: it is not stored, or, where the connection broke in between, nobody knows. Callers report a
 * failure; the client repeats the call with its idempotency key. 503 where another try may succeed, otherwise 500.
 */
export class CommitFailed extends Error {
  override readonly name = 'CommitFailed'
  /** Payload's REST API answers with it, and with the message where the error says that it is public. */
  readonly status: 500 | 503
  readonly isPublic = true
  /** PostgreSQL answered that nothing is stored. False where it did not answer: then nobody knows. */
  readonly isRolledBack: boolean
  constructor(cause: unknown) {
    super(sentence, { cause })
    this.status = isPassing(cause) ? 503 : 500
    this.isRolledBack = !/^(|08...|57...)$/.test(readSqlState(cause))
  }
}

/** An error without an SQLSTATE comes from the connection. */
function isPassing(cause: unknown): boolean {
  const code = readSqlState(cause)
  return code === '' || passing.test(code)
}

function readSqlState(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return code.length === 5 ? code : ''
}
