import { facetNames, type FacetName, type SearchQuery } from '#schemas/vehicle/search-query.ts'
import { ListColumn, type CodeColumn } from './code-column.ts'
import { choiceMarks } from './narrow-rows.ts'
import { rowsMarked, type Rows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

/**
 * Rows that match all selections, and for each facet with a selection, the rows that fail only that one: its counts include both, so that
 * selecting one make does not hide the others.
 */
export interface SelectedRows {
  rows: Rows
  butFor: ReadonlyMap<FacetName, Rows>
}

export function selectedRows(stockIndex: StockIndex, from: Rows, facets: SearchQuery['facets']): SelectedRows {
  const choices = facetNames.flatMap((name) => {
    const marks = choiceMarks(stockIndex, name, facets[name])
    return marks ? [{ name, marks, column: stockIndex.facet(name) }] : []
  })
  const [only] = choices
  if (!only) return { rows: from, butFor: new Map() }
  const failures = new Uint8Array(stockIndex.length)
  const failed = new Uint8Array(stockIndex.length)
  for (const [at, { marks, column }] of choices.entries())
    noteFailures({ rows: from, marks, column, at, failures, failed })
  return dealOut(
    from,
    choices.map(({ name }) => name),
    { failures, failed },
  )
}

/** Partitions rows in one pass: those that fail no selection, and those that fail exactly one. */
function dealOut(
  from: Rows,
  names: readonly FacetName[],
  { failures, failed }: Pick<Choice, 'failures' | 'failed'>,
): SelectedRows {
  const piles = [from, ...names].map(() => new Uint32Array(from.length))
  const sizes = new Uint32Array(piles.length)
  for (let at = 0; at < from.length; at += 1) {
    const row = from[at] ?? 0
    const count = failures[row] ?? 0
    if (count > 1) continue
    const pile = count === 0 ? 0 : 1 + (failed[row] ?? 0)
    const size = sizes[pile] ?? 0
    const rows = piles[pile]
    if (rows) rows[size] = row
    sizes[pile] = size + 1
  }
  const [rows = from, ...butFor] = piles.map((pile, at) => pile.subarray(0, sizes[at]))
  return { rows, butFor: new Map(names.map((name, at) => [name, butFor[at] ?? from])) }
}

interface Choice {
  rows: Rows
  marks: Uint8Array
  column: CodeColumn | ListColumn
  at: number
  /** By row: number of failed selections, and the last one. */
  failures: Uint8Array
  failed: Uint8Array
}

function noteFailures({ rows, marks, column, at, failures, failed }: Choice): void {
  if (column instanceof ListColumn) {
    const passing = new Uint8Array(failures.length)
    for (const row of rowsMarked(rows.slice(), column, marks)) passing[row] = 1
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index] ?? 0
      if (passing[row] === 1) continue
      failures[row] = (failures[row] ?? 0) + 1
      failed[row] = at
    }
    return
  }
  const { codes } = column
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0
    if (marks[codes[row] ?? 0] === 1) continue
    failures[row] = (failures[row] ?? 0) + 1
    failed[row] = at
  }
}
