import { facetNames, type FacetName } from '#schemas/vehicle/search-query.ts'
import type { FacetCounts } from '#schemas/vehicle/search-response.ts'
import { facetCounts, type ValueCount, type CountedFacet } from '../../facet-counts.ts'
import type { SelectedRows } from './selected-rows.ts'
import { ListColumn, type CodeColumn } from './code-column.ts'
import type { Rows } from './rows.ts'
import type { StockIndex } from './stock-index.ts'

/** Counts vehicles by facet value. A facet's own selection does not narrow its counts. */
export function countValues(stockIndex: StockIndex, { rows, butFor }: SelectedRows): FacetCounts {
  const counted = facetNames.map(
    (name) => [name, countFacet(stockIndex.facet(name), [rows, butFor.get(name)])] as const,
  )
  return facetCounts(new Map<FacetName, CountedFacet>(counted))
}

function countFacet(column: CodeColumn | ListColumn, lists: readonly (Rows | undefined)[]): CountedFacet {
  const counts = new Uint32Array(column.dictionary.values.length)
  for (const rows of lists) {
    if (!rows) continue
    if (column instanceof ListColumn) countLists(column, rows, counts)
    else countCodes(column.codes, rows, counts)
  }
  const { values, folded, isFolded } = column.dictionary
  const counted: ValueCount[] = []
  for (let code = 1; code < counts.length; code += 1) {
    const n = counts[code] ?? 0
    if (n > 0) counted.push({ value: values[code] ?? '', folded: folded[code] ?? '', n })
  }
  return { values: counted, isFolded }
}

function countCodes(codes: Uint16Array | Uint32Array, rows: Rows, counts: Uint32Array): void {
  for (let at = 0; at < rows.length; at += 1) {
    const code = codes[rows[at] ?? 0] ?? 0
    counts[code] = (counts[code] ?? 0) + 1
  }
}

function countLists({ starts, codes }: ListColumn, rows: Rows, counts: Uint32Array): void {
  const ends = starts.values
  const entries = codes.values
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const end = ends[row + 1] ?? 0
    for (let entry = ends[row] ?? 0; entry < end; entry += 1) {
      const code = entries[entry] ?? 0
      counts[code] = (counts[code] ?? 0) + 1
    }
  }
}
