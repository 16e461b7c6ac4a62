import type { PoolClient } from 'pg'
import type { RowNote } from '#schemas/stock/import-report.ts'
import { copyRows } from './copy-rows.ts'
import { createFingerprintSet } from './fingerprint-set.ts'
import type { RefusedRow, ValidRow } from './validate-row.ts'

/** A row whose vehicle is known by its final stock number. */
export interface ResolvedRow extends ValidRow {
  stocknum: string
}

export interface ResolvedRows {
  rows: ResolvedRow[]
  refused: RefusedRow[]
}

/** The rows of one import so far. */
export interface SeenRows {
  settle: (batch: ValidRow[]) => Promise<ResolvedRows>
  /** A rejected row still says that its vehicle is in the stock. */
  rememberRejected: (notes: RowNote[]) => Promise<void>
  /** Once all rows were seen, before they are compared with the stock. */
  finish: () => Promise<void>
}

interface Seen {
  raw: string
  line: number
}

const table = { table: 'pg_temp.feed_seen', columns: ['stocknum', 'base', 'raw', 'line'] } as const

/**
 * Tells the vehicles of a feed apart from those of earlier rows. Equal rows are one vehicle. A stock number that comes twice is refused the
 * second time. Where the identity stands for the number, rows that are alike but for the price or the equipment are vehicles of their own
 * (dealers list several new cars of one kind): the second gets the number `…-2`, in the order of the file. What was seen stands in a temporary
 * table for as long as the connection lives, so that memory stays flat however long the feed is.
 */
export async function createSeenRows(client: PoolClient): Promise<SeenRows> {
  await client.query(
    `drop table if exists pg_temp.feed_seen;
     create temp table feed_seen (stocknum text not null, base text not null, raw text not null, line int not null)`,
  )
  const filter = createFingerprintSet()
  let isIndexed = false
  /** Most feeds name no number twice, and never need it. */
  const look = async (bases: string[]): Promise<Map<string, Seen[]>> => {
    if (bases.length === 0) return new Map()
    if (!isIndexed) await client.query('create index on feed_seen (base); analyze feed_seen')
    isIndexed = true
    const { rows } = await client.query<Seen & { base: string }>(
      'select base, raw, line from feed_seen where base = any($1::text[]) order by line',
      [[...new Set(bases)]],
    )
    return Map.groupBy(rows, ({ base }) => base)
  }
  const remember = (rows: readonly (readonly unknown[])[]) => copyRows(client, table, rows)

  return {
    settle: async (batch) => {
      const known = batch.filter(({ base }) => filter.add(base)).map(({ base }) => base)
      const settled = tellApart(batch, await look(known))
      await remember(settled.rows.map(({ stocknum, base, raw, line }) => [stocknum, base, raw, line]))
      return settled
    },
    rememberRejected: async (notes) => {
      const named = notes.flatMap(({ stocknum, line }) => (stocknum === null ? [] : [{ stocknum, line }]))
      const first = [...Map.groupBy(named, ({ stocknum }) => stocknum).values()].flatMap(([note]) => note ?? [])
      const known = first.filter(({ stocknum }) => filter.add(stocknum))
      const seen = await look(known.map(({ stocknum }) => stocknum))
      const rows = first.filter(({ stocknum }) => !seen.has(stocknum))
      await remember(rows.map(({ stocknum, line }) => [stocknum, stocknum, '', line]))
    },
    finish: async () => {
      await client.query('create index on feed_seen (stocknum); analyze feed_seen')
    },
  }
}

export const dropSeen = (client: PoolClient) => client.query('drop table if exists pg_temp.feed_seen')

function tellApart(batch: readonly ValidRow[], seen: Map<string, Seen[]>): ResolvedRows {
  const settled: ResolvedRows = { rows: [], refused: [] }
  for (const row of batch) {
    const alike = seen.get(row.base) ?? []
    const equal = alike.find(({ raw }) => raw === row.raw)
    const [first] = alike
    const refuse = (outcome: 'duplicate' | 'rejected', reason: string) =>
      settled.refused.push({
        cells: row.cells,
        note: { line: row.line, stocknum: row.base, outcome, field: null, reason },
      })
    if (equal) {
      refuse('duplicate', `the same as line ${equal.line}`)
    } else if (first && row.isNumbered) {
      refuse('rejected', `the stock number ${row.base} is on line ${first.line} already`)
    } else {
      settled.rows.push(first ? numbered(row, alike.length + 1, first.line) : { ...row, stocknum: row.base })
      seen.set(row.base, [...alike, { raw: row.raw, line: row.line }])
    }
  }
  return settled
}

const numbered = (row: ValidRow, nth: number, firstLine: number): ResolvedRow => ({
  ...row,
  stocknum: `${row.base}-${nth}`,
  notes: [
    ...row.notes,
    {
      line: row.line,
      outcome: 'changed',
      field: 'stocknum',
      reason: `described as line ${firstLine} is, at another price or with other equipment: kept as a vehicle of its own`,
    },
  ],
})
