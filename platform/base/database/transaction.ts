import type { Payload, PayloadRequest } from 'payload'
import type { Pool, PoolClient } from 'pg'
import { commitOn, rollBackOn } from '#cms/database/client-transaction.ts'

/** The argument by which Payload's operations join a transaction. */
export type InTransaction = Pick<PayloadRequest, 'transactionID'>

/** Stores all writes of `write` or none. Resolves only when PostgreSQL has confirmed the COMMIT, otherwise rejects with `CommitFailed`. */
export async function inTransaction<Result>(
  payload: Payload,
  write: (req: InTransaction) => Promise<Result>,
): Promise<Result> {
  const id = await payload.db.beginTransaction()
  if (id === null) throw new Error('The database did not begin a transaction.')
  try {
    const result = await write({ transactionID: id })
    await payload.db.commitTransaction(id)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(id)
    throw error
  }
}

/** As `inTransaction`, for SQL on the caller's connection. */
export async function inClientTransaction<Result>(client: PoolClient, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await commitOn(client)
    return result
  } catch (error) {
    await rollBackOn(client)
    throw error
  }
}

/** As `inTransaction`, for SQL on a pool connection. A connection that no longer answers is destroyed. */
export async function inPoolTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await commitOn(client)
    return result
  } catch (error) {
    broken = await rollBackOn(client)
    throw error
  } finally {
    client.release(broken)
  }
}
