import type { PoolClient } from 'pg'

const atOnce = 10_000

interface Keys {
  tenantId: number
  table: 'vehicles' | 'stock.feed_ledger'
  column: 'stocknum' | 'slug'
}

/** Distinct keys of a tenant, by an index-only scan. */
export async function* listKeys(client: PoolClient, { tenantId, table, column }: Keys): AsyncGenerator<string> {
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
