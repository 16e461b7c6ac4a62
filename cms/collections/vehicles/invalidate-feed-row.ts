import type { CollectionAfterChangeHook } from 'payload'
import { readLocks } from '#schemas/stock/lockable-fields.ts'
import { readId } from '../../outbox/announce.ts'

/** Clears the ledger's fingerprint after an unlock, so that the next import writes the feed's value again. */
export const invalidateFeedRow: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const locks = new Set(readLocks(doc.locked_fields))
  const isUnlocked = readLocks(previousDoc?.locked_fields).some((name) => !locks.has(name))
  const tenant = readId(doc.tenant)
  if (!isUnlocked || tenant === null) return doc
  const { pool } = req.payload.db
  const ledger = await pool.query<{ name: string | null }>(`select to_regclass('stock.feed_ledger')::text as name`)
  if (ledger.rows[0]?.name) {
    await pool.query(`update stock.feed_ledger set fingerprint = '' where tenant_id = $1 and stocknum = $2`, [
      tenant,
      doc.stocknum,
    ])
  }
  return doc
}
