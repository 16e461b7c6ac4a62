import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Runs `work` in the request's transaction, which Payload's operations join, and commits it. A failure rolls everything back. */
export async function inRequestTransaction<Result>(req: PayloadRequest, work: () => Promise<Result>): Promise<Result> {
  await initTransaction(req)
  try {
    const result = await work()
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
