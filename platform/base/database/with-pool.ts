import { Pool } from 'pg'

/** A pool for one command, closed afterwards. */
export async function withPool<T>(connectionString: string, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString })
  // A closing connection may report the server's shutdown. Without a listener the error would end the process.
  pool.on('error', () => undefined)
  try {
    return await work(pool)
  } finally {
    await pool.end()
  }
}
