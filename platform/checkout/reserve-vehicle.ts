import type { InTransaction } from '../base/database/transaction.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { readLocks } from '#schemas/stock/lockable-fields.ts'

/**
 * Marks a vehicle as reserved, and keeps feeds from saying otherwise. Gives whether staff had locked that already: then it stays locked when the
 * reservation ends. vehicles §4, Listing tag: Reserved
 */
export async function reserveVehicle({ payload }: CheckoutContext, id: number, req: InTransaction): Promise<boolean> {
  const { locked_fields } = await payload.findByID({ collection: 'vehicles', id, depth: 0, req })
  const locks = readLocks(locked_fields)
  const data = { reserved: true, locked_fields: [...new Set([...locks, 'reserved'])] }
  await payload.update({ collection: 'vehicles', id, data, depth: 0, req })
  return locks.includes('reserved')
}
