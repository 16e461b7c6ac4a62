import type { PoolClient } from 'pg'
import { createFingerprintSet } from './fingerprint-set.ts'

/** Tells without asking the database which rows are certainly new to the stock. */
export interface ExistingKeys {
  /** False: neither a vehicle nor the ledger has this stock number. */
  mayHave: (stocknum: string) => boolean
  /** False: no vehicle's page has this address. It is taken from now on. */
  mayHaveSlug: (slug: string) => boolean
}

/** For when the stock has changed since it was looked at: everything is asked. */
export const noExistingKeys: ExistingKeys = { mayHave: () => true, mayHaveSlug: () => true }

/**
 * The stock as an import finds it, in some bytes a vehicle. Staff may add a vehicle meanwhile: the database's unique keys tell then, and the rows
 * are written with `noExistingKeys`. Other imports wait for this one.
 */
export async function readExistingKeys(client: PoolClient, tenantId: number): Promise<ExistingKeys> {
  const numbers = createFingerprintSet()
  const slugs = createFingerprintSet()
  for await (const stocknum of eachKey(client, { tenantId, table: 'vehicles', column: 'stocknum' }))
    numbers.add(stocknum)
  for await (const stocknum of eachKey(client, { tenantId, table: 'stock.feed_ledger', column: 'stocknum' })) {
    numbers.add(stocknum)
  }
  for await (const slug of eachKey(client, { tenantId, table: 'vehicles', column: 'slug' })) slugs.add(slug)
  return { mayHave: numbers.has, mayHaveSlug: slugs.add }
}

interface Keys {
  tenantId: number
  table: 'vehicles' | 'stock.feed_ledger'
  column: 'stocknum' | 'slug'
}

const atOnce = 10_000

/** In the order of the index that begins with the tenant, which is all that is read. */
async function* eachKey(client: PoolClient, { tenantId, table, column }: Keys): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const { rows } = await client.query<{ key: string }>(
      `select distinct ${column} as key from ${table}
       where tenant_id = (select $1::int) and ${column} > $2 order by ${column} limit ${atOnce}`,
      [tenantId, after],
    )
    for (const { key } of rows) yield key
    if (rows.length < atOnce) return
    after = rows.at(-1)?.key ?? after
  }
}
