import { Pool } from 'pg'
import type { Logger } from './log.ts'

/** The platform's own connections, beside Payload's. A lost one is replaced at the next query. */
export function createPool(connectionString: string, log: Logger): Pool {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5_000, idleTimeoutMillis: 30_000 })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'lost a database connection'))
  // The pool listens to its idle connections alone: one that a transaction holds between two queries has nobody.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export const isDatabaseUp = async (pool: Pool): Promise<boolean> => {
  await pool.query('select 1')
  return true
}
