import { ValidationError } from 'payload'
import { problem, type Problem } from '#schemas/problem.ts'
import type { ApiContext } from '../context/api-context.ts'
import { type InTransaction, inTransaction } from '../base/database/transaction.ts'
import type { NewLead } from './new-lead.ts'
import { writeLead } from './write-lead.ts'

export interface StoredLead {
  id: number
  /** Whether it came under the same key before. */
  isRepeat: boolean
}

/** Writes more about a lead, in its transaction. */
type WriteMore = (lead: number, req: InTransaction) => Promise<void>

/**
 * Stores a lead, what was agreed to in its form and what goes with it, all or nothing, once a key. Another body under the same key is `key-reused`. Rejects as Payload does where
 * something is refused for another reason than that the key is there.
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
    // The same form, sent twice at once: the other one was first.
    const first = error instanceof ValidationError ? await leadOfKey(context, lead) : null
    if (first === null) throw error
    return first
  }
}

/** What is stored under the key of a lead. One without a hash says nothing of its body: it is the same. */
async function leadOfKey(
  { pool }: Pick<ApiContext, 'pool'>,
  { tenant, key, body_hash }: NewLead,
): Promise<StoredLead | Problem | null> {
  const { rows } = await pool.query<{ id: number; body_hash: string | null }>(
    'select id, body_hash from leads where tenant_id = $1 and key = $2',
    [tenant, key],
  )
  const [before] = rows
  if (!before) return null
  return before.body_hash && body_hash && before.body_hash !== body_hash
    ? problem('key-reused')
    : { id: before.id, isRepeat: true }
}
