import type { PoolClient } from 'pg'
import type { RowNote } from '#schemas/stock/import-report.ts'
import type { RefusedRow, ValidRow } from './validate-row.ts'

/** A row whose vehicle is known by its final stock number. */
export interface SettledRow extends ValidRow {
  stocknum: string
}

export interface Settled {
  rows: SettledRow[]
  refused: RefusedRow[]
}

interface Seen {
  raw: string
  line: number
}

/**
 * Tells the vehicles of a batch apart from those of earlier rows. Equal rows are one vehicle. A stock number that comes twice is refused the
 * second time. Where the identity stands for the number, rows that are alike but for the price or the equipment are vehicles of their own
 * (dealers list several new cars of one kind): the second gets the number `…-2`, in the order of the file.
 */
export async function settleRows(client: PoolClient, batch: ValidRow[]): Promise<Settled> {
  const seen = await seenBefore(client, batch)
  const settled: Settled = { rows: [], refused: [] }
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
  await remember(client, settled.rows)
  return settled
}

const numbered = (row: ValidRow, nth: number, firstLine: number): SettledRow => ({
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

async function seenBefore(client: PoolClient, batch: ValidRow[]): Promise<Map<string, Seen[]>> {
  const { rows } = await client.query<Seen & { base: string }>(
    'select base, raw, line from feed_seen where base = any($1::text[]) order by line',
    [batch.map(({ base }) => base)],
  )
  return Map.groupBy(rows, ({ base }) => base)
}

async function remember(client: PoolClient, rows: SettledRow[]): Promise<void> {
  await client.query(
    `insert into feed_seen (stocknum, base, raw, line)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])
     on conflict do nothing`,
    [
      rows.map((row) => row.stocknum),
      rows.map((row) => row.base),
      rows.map((row) => row.raw),
      rows.map((row) => row.line),
    ],
  )
}

/** A rejected row still says that its vehicle is in the yard. */
export async function rememberRejected(client: PoolClient, notes: RowNote[]): Promise<void> {
  const numbers = notes.flatMap(({ stocknum, line }) => (stocknum === null ? [] : [{ stocknum, line }]))
  if (numbers.length === 0) return
  await client.query(
    `insert into feed_seen (stocknum, base, raw, line)
     select number, number, '', line from unnest($1::text[], $2::int[]) as rejected(number, line)
     on conflict do nothing`,
    [numbers.map(({ stocknum }) => stocknum), numbers.map(({ line }) => line)],
  )
}
