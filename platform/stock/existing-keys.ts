import type { PoolClient } from 'pg'
import { listKeys } from './existing-keys-store.ts'
import { createFingerprintSet } from './fingerprint-set.ts'

/** Detects rows that are certainly new to the stock without a query. */
export interface ExistingKeys {
  /** False: neither a vehicle nor the ledger has this stock number. */
  mayHave: (stocknum: string) => boolean
  /** False: no vehicle has this slug, which is reserved from now on. */
  mayHaveSlug: (slug: string) => boolean
}

/** For stock that changed since it was read: every row is queried. */
export const noExistingKeys: ExistingKeys = { mayHave: () => true, mayHaveSlug: () => true }

/**
 * The stock at the start of an import, in some bytes per vehicle. If staff add a vehicle meanwhile, a unique key fails and the rows are
 * written with `noExistingKeys`. Other imports wait for this one.
 */
export async function readExistingKeys(client: PoolClient, tenantId: number): Promise<ExistingKeys> {
  const numbers = createFingerprintSet()
  const slugs = createFingerprintSet()
  for (const table of ['vehicles', 'stock.feed_ledger'] as const) {
    for await (const stocknum of listKeys(client, { tenantId, table, column: 'stocknum' })) numbers.add(stocknum)
  }
  for await (const slug of listKeys(client, { tenantId, table: 'vehicles', column: 'slug' })) slugs.add(slug)
  return { mayHave: numbers.has, mayHaveSlug: slugs.add }
}
