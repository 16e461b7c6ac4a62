import { Pool } from 'pg'

/** A pool for one command, ended with it. */
export async function withPool<T>(connectionString: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString })
  // A connection that is closing may still report that the server stops; without a listener that ends the process.
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
