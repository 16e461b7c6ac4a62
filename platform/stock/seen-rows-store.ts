import type { PoolClient } from 'pg'
import { copyRows } from '../base/database/copy-rows.ts'

/** A row of the feed that was read before. */
export interface SeenRow {
  stocknum: string
  /** The stock number in the row, before duplicates got a suffix. */
  base: string
  raw: string
  line: number
}

const table = { table: 'pg_temp.feed_seen', columns: ['stocknum', 'base', 'raw', 'line'] } as const

/** A temporary table of the rows seen so far, for as long as the connection lives. */
export async function createSeenTable(client: PoolClient): Promise<void> {
  await client.query(
    `drop table if exists pg_temp.feed_seen;
     create temp table feed_seen (stocknum text not null, base text not null, raw text not null, line int not null)`,
  )
}

export const insertSeenRows = (client: PoolClient, rows: readonly SeenRow[]): Promise<void> =>
  copyRows(
    client,
    table,
    rows.map(({ stocknum, base, raw, line }) => [stocknum, base, raw, line]),
  )

/** In the order of the file. */
export async function findSeenRows(client: PoolClient, bases: readonly string[]): Promise<Omit<SeenRow, 'stocknum'>[]> {
  const { rows } = await client.query<Omit<SeenRow, 'stocknum'>>(
    'select base, raw, line from feed_seen where base = any($1::text[]) order by line',
    [bases],
  )
  return rows
}

export async function indexSeenRows(client: PoolClient, column: 'base' | 'stocknum'): Promise<void> {
  await client.query(`create index on feed_seen (${column}); analyze feed_seen`)
}

export async function dropSeenTable(client: PoolClient): Promise<void> {
  await client.query('drop table if exists pg_temp.feed_seen')
}
