import { type AdvisoryLock, advisoryLockKeys } from './advisory-lock-keys.ts'

interface Connection {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>
}

interface ConnectionPool {
  connect: () => Promise<Connection & { release: (broken?: Error) => void }>
}

/** Waits for the lock, and holds it until the transaction of the connection ends. */
export async function lockUntilCommit(connection: Connection, lock: AdvisoryLock): Promise<void> {
  const { text, values } = lockUntilCommitStatement(lock)
  await connection.query(text, values)
}

export function lockUntilCommitStatement(lock: AdvisoryLock): { text: string; values: unknown[] } {
  const { text, values } = lockArguments(lock)
  return { text: `select pg_advisory_xact_lock(${text})`, values }
}

/** Waits for the lock, which any process may hold, and holds it while `work` runs. */
export async function withAdvisoryLock<Result>(
  pool: ConnectionPool,
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    const { text, values } = lockArguments(lock)
    await connection.query(`select pg_advisory_lock(${text})`, values)
    return await work()
  } finally {
    connection.release(await releaseAdvisoryLocks(connection))
  }
}

/** Holds the lock while `work` runs; null where it is held already, in this process or another. */
export async function withAdvisoryLockIfFree<Result>(
  pool: ConnectionPool,
  lock: AdvisoryLock,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const connection = await pool.connect()
  try {
    return (await tryAdvisoryLock(connection, lock)) ? await work() : null
  } finally {
    connection.release(await releaseAdvisoryLocks(connection))
  }
}

/** Whether the connection holds the lock from now on: until it ends, or `releaseAdvisoryLocks`. */
export async function tryAdvisoryLock(connection: Connection, lock: AdvisoryLock): Promise<boolean> {
  const { text, values } = lockArguments(lock)
  const { rows } = await connection.query(`select pg_try_advisory_lock(${text}) as taken`, values)
  return rows[0]?.['taken'] === true
}

/**
 * Releases the locks that the connection holds beyond a transaction. Gives the error of a connection that did not answer: it may hold them still
 * and must not be used again.
 */
export async function releaseAdvisoryLocks(connection: Connection): Promise<Error | undefined> {
  try {
    await connection.query('select pg_advisory_unlock_all()')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

function lockArguments(lock: AdvisoryLock): { text: string; values: unknown[] } {
  const { key } = advisoryLockKeys[lock.name]
  if ('tenantId' in lock) return { text: '$1::int, $2::int', values: [key, lock.tenantId] }
  if ('subject' in lock) return { text: 'hashtextextended($1, 0)', values: [`${key}${lock.subject}`] }
  return { text: typeof key === 'number' ? '$1::bigint' : 'hashtext($1)', values: [key] }
}
