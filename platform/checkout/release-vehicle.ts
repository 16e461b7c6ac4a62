import { sql } from '@payloadcms/db-postgres'
import { databaseOf } from '#cms/index.ts'
import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { readLocks } from '#schemas/stock/lockable-fields.ts'

interface Freeing {
  id: number
  /** Staff had locked the mark themselves. */
  staysLocked: boolean
  /** It is sold, not for sale again. */
  isSold: boolean
}

/** A reservation of a vehicle has ended: it is for sale again, or sold. A vehicle that is gone stays gone. */
export async function releaseVehicle(
  { payload, now }: CheckoutContext,
  { id, staysLocked, isSold }: Freeing,
  req: InTransaction,
): Promise<void> {
  const db = await databaseOf({ payload, ...req })
  // A feed may be writing to it.
  await db.execute(sql`select from vehicles where id = ${id} for update`)
  const vehicle = await payload.findByID({ collection: 'vehicles', id, depth: 0, disableErrors: true, req })
  if (!vehicle) return
  const locks = readLocks(vehicle.locked_fields).filter((name) => name !== 'reserved' || staysLocked)
  const sold = {
    status: 'sold' as const,
    sold_at: now.toISOString(),
    locked_fields: [...new Set([...locks, 'status'])],
  }
  const data = { reserved: false, ...(isSold ? sold : { locked_fields: locks }) }
  await payload.update({ collection: 'vehicles', id, data, depth: 0, req })
}
