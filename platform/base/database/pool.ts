import type { Pool } from 'pg'
import { GuardedPool } from '#cms/database/guarded-pool.ts'
import { type DatabaseRole, databaseTimeouts } from '#cms/database/timeouts.ts'
import type { Logger } from '../log.ts'

interface PoolOptions {
  connectionString: string
  /** Whose statements it runs: decides how long they may take. */
  role: DatabaseRole
  log: Logger
}

/** Connections that one database serves together with other processes, and Payload's beside them. */
const mostConnections: Record<DatabaseRole, number> = { web: 10, admin: 4, worker: 8 }

/** The platform's own connections, beside Payload's. A lost one is replaced at the next query. */
export function createPool({ connectionString, role, log }: PoolOptions): Pool {
  const pool = new GuardedPool({
    connectionString,
    max: mostConnections[role],
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    ...databaseTimeouts[role],
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'database connection lost'))
  return pool
}

export const isDatabaseUp = async (pool: Pool): Promise<boolean> => {
  await pool.query('select 1')
  return true
}
