import type { Payload, PayloadRequest } from 'payload'

/** What Payload's operations take to be part of a transaction. */
export type InTransaction = Pick<PayloadRequest, 'transactionID'>

/** Everything that `write` writes with the request it gets is there at once, or not at all. */
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
