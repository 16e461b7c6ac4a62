import { ValidationError } from 'payload'
import { problem, type Problem } from '#schemas/problem.ts'
import type { ApiContext } from '../context/api-context.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import type { NewLead } from './new-lead.ts'
import { findLeadOfKey, writeLead } from './store.ts'

export interface StoredLead {
  id: number
  /** Whether the key was used before. */
  isRepeat: boolean
}

/** Writes additional data of a lead in its transaction. */
type WriteMore = (lead: number, req: InTransaction) => Promise<void>

/**
 * Stores a lead, its consents and additional data, all or nothing, once per key. Different input under the same key is `key-reused`.
 * Rejects as Payload does for reasons other than an existing key.
 */
export async function storeLead(
  context: Pick<ApiContext, 'payload' | 'pool' | 'now'>,
  lead: NewLead,
  more: WriteMore = async () => {},
): Promise<StoredLead | Problem> {
  const before = await leadOfKey(context, lead)
  if (before !== null) return before
  try {
    const id = await inTransaction(context.payload, async (req) => {
      const stored = await writeLead(context, lead, req)
      await more(stored, req)
      return stored
    })
    return { id, isRepeat: false }
  } catch (error) {
    // A concurrent submission of the same form was stored first.
    const first = error instanceof ValidationError ? await leadOfKey(context, lead) : null
    if (first === null) throw error
    return first
  }
}

/** The lead stored under a key. A lead without a hash counts as equal. */
async function leadOfKey(
  { pool }: Pick<ApiContext, 'pool'>,
  { tenant, key, body_hash: hash }: NewLead,
): Promise<StoredLead | Problem | null> {
  const before = await findLeadOfKey(pool, tenant, key)
  if (!before) return null
  return before.bodyHash && hash && before.bodyHash !== hash ? problem('key-reused') : { id: before.id, isRepeat: true }
}
