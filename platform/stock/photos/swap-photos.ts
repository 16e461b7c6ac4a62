import type { Pool } from 'pg'
import { notifyListeners } from '#cms/outbox/notify-listeners.ts'
import { inPoolTransaction } from '../../base/database/transaction.ts'
import { announceStock } from '../stock-events-store.ts'
import { swapImages, swapViewers } from './swap-store.ts'

const vehiclesAtOnce = 500

/**
 * Replaces feed addresses with stored photos in vehicles of every status; missing ones stay. Returns the number of changed vehicles. The
 * order of photos is kept.
 */
export async function swapPhotos(pool: Pool, tenantId: number): Promise<number> {
  let changed = 0
  for (;;) {
    const ids = await swapSome(pool, tenantId)
    changed += ids
    notifyListeners(pool)
    if (ids < vehiclesAtOnce) return changed
  }
}

async function swapSome(pool: Pool, tenantId: number): Promise<number> {
  return inPoolTransaction(pool, async (client) => {
    const pictured = await swapImages(client, { tenantId, most: vehiclesAtOnce })
    const turned = await swapViewers(client, { tenantId, most: vehiclesAtOnce })
    await announceStock(client, tenantId, [...new Set([...pictured, ...turned])])
    return Math.max(pictured.length, turned.length)
  })
}
