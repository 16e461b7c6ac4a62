import type { PoolConfig } from 'pg'

/**
 * Timeouts of each role's connections in milliseconds. PostgreSQL ends statements, lock waits and idle transactions; `query_timeout` covers
 * a dead connection that was not closed. `DatabaseHealth` detects a PostgreSQL that hangs altogether earlier.
 */
interface Timeouts extends Pick<
  PoolConfig,
  | 'statement_timeout'
  | 'lock_timeout'
  | 'idle_in_transaction_session_timeout'
  | 'query_timeout'
  | 'connectionTimeoutMillis'
> {}

const second = 1_000
const minute = 60 * second

export const databaseTimeouts = {
  /** Requests of visitors: a lead must be answered within 5 seconds. */
  web: {
    statement_timeout: 4 * second,
    lock_timeout: 3 * second,
    idle_in_transaction_session_timeout: 15 * second,
    query_timeout: 6 * second,
    connectionTimeoutMillis: 3 * second,
  },
  /** Payload: saves and bulk actions in the admin, and public reads and writes through the Local API. */
  admin: {
    statement_timeout: 30 * second,
    lock_timeout: 3 * second,
    idle_in_transaction_session_timeout: minute,
    query_timeout: 35 * second,
    connectionTimeoutMillis: 3 * second,
  },
  /** Imports, index builds and deliveries: long statements are normal, unbounded ones are not. */
  worker: {
    statement_timeout: 30 * minute,
    lock_timeout: 30 * minute,
    idle_in_transaction_session_timeout: 15 * minute,
    query_timeout: 31 * minute,
    connectionTimeoutMillis: 5 * second,
  },
} as const satisfies Record<string, Timeouts>

export type DatabaseRole = keyof typeof databaseTimeouts
