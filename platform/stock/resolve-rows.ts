import type { PoolClient } from 'pg'
import type { RowNote } from '#schemas/stock/import-report.ts'
import { createFingerprintSet } from './fingerprint-set.ts'
import { createSeenTable, findSeenRows, indexSeenRows, insertSeenRows, type SeenRow } from './seen-rows-store.ts'
import type { RefusedRow, ValidRow } from './validate-row.ts'
import * as texts from './texts.ts'

/** A row with its final stock number. */
export interface ResolvedRow extends ValidRow {
  stocknum: string
}

export interface ResolvedRows {
  rows: ResolvedRow[]
  refused: RefusedRow[]
}

/** The rows of an import so far. */
export interface SeenRows {
  settle: (batch: ValidRow[]) => Promise<ResolvedRows>
  /** A rejected row still proves that its vehicle is in the feed. */
  rememberRejected: (notes: RowNote[]) => Promise<void>
  /** Called after the last row, before the comparison with the stock. */
  finish: () => Promise<void>
}

type EarlierRow = Pick<SeenRow, 'raw' | 'line'>

/**
 * Distinguishes a feed's vehicles from those of earlier rows. Equal rows are one vehicle. A repeated stock number is rejected. With an
 * identity instead of a number, rows that differ only in price or equipment are separate vehicles (dealers list several new cars of one
 * kind): the second gets the number `…-2`, in file order. Seen rows are in a temporary table of the connection, so that memory use is
 * constant.
 */
export async function createSeenRows(client: PoolClient): Promise<SeenRows> {
  await createSeenTable(client)
  const filter = createFingerprintSet()
  let isIndexed = false
  /** Most feeds repeat no number and never need this. */
  const look = async (bases: string[]): Promise<Map<string, EarlierRow[]>> => {
    if (bases.length === 0) return new Map()
    if (!isIndexed) await indexSeenRows(client, 'base')
    isIndexed = true
    return Map.groupBy(await findSeenRows(client, [...new Set(bases)]), ({ base }) => base)
  }

  return {
    settle: async (batch) => {
      const known = batch.filter(({ base }) => filter.add(base)).map(({ base }) => base)
      const settled = tellApart(batch, await look(known))
      await insertSeenRows(client, settled.rows)
      return settled
    },
    rememberRejected: async (notes) => {
      const named = notes.flatMap(({ stocknum, line }) => (stocknum === null ? [] : [{ stocknum, line }]))
      const first = [...Map.groupBy(named, ({ stocknum }) => stocknum).values()].flatMap(([note]) => note ?? [])
      const known = first.filter(({ stocknum }) => filter.add(stocknum))
      const seen = await look(known.map(({ stocknum }) => stocknum))
      const rows = first.filter(({ stocknum }) => !seen.has(stocknum))
      await insertSeenRows(
        client,
        rows.map(({ stocknum, line }) => ({ stocknum, base: stocknum, raw: '', line })),
      )
    },
    finish: () => indexSeenRows(client, 'stocknum'),
  }
}

function tellApart(batch: readonly ValidRow[], seen: Map<string, EarlierRow[]>): ResolvedRows {
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
      refuse('duplicate', texts.theSameAsLineLine({ line: equal.line }))
    } else if (first && row.isNumbered) {
      refuse('rejected', texts.stockNumberBaseOnLineLineAlready({ base: row.base, line: first.line }))
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
      reason: texts.sameDescriptionAsLineFirstLineWith({ firstLine }),
    },
  ],
})
