import type { Pool } from 'pg'
import { GuardedPool } from '#cms/database/guarded-pool.ts'
import { type DatabaseRole, databaseTimeouts } from '#cms/database/timeouts.ts'
import type { Logger } from '../log.ts'

interface PoolOptions {
  connectionString: string
  /** The role whose statement timeouts apply. */
  role: DatabaseRole
  log: Logger
}

/** Maximum connections per role. Other processes and Payload use the same database. */
const mostConnections: Record<DatabaseRole, number> = { web: 10, admin: 4, worker: 8 }

/** The platform's own connections, besides Payload's. A lost one is replaced at the next query. */
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

export const isDatabaseUp = async (pool: Pick<Pool, 'query'>): Promise<boolean> => {
  await pool.query('select 1')
  return true
}
