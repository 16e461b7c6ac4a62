import * as texts from './texts.ts'

const sentence = texts.yourChangeWasNotSavedBecauseDatabase

/** SQLSTATE classes of transient failures: connection, resources, shutdown, transaction conflict. */
const passing = /^(08|40|53|57)/

/**
 * A transaction without a confirmed COMMIT. It is not stored, or its outcome is unknown if the connection broke. Callers report a failure;
 * the client retries with its idempotency key. Status 503 if a retry may succeed, otherwise 500.
 */
export class CommitFailed extends Error {
  override readonly name = 'CommitFailed'
  /** The status of Payload's REST response. Payload includes the message if the error is public. */
  readonly status: 500 | 503
  readonly isPublic = true
  /** Whether PostgreSQL confirmed that nothing is stored. False if it did not answer, so the outcome is unknown. */
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
