import { ListColumn, type CodeColumn } from './code-column.ts'

/** Distinct row numbers of a stock. The functions below narrow them in place and return the front part. */
export type Rows = Uint32Array

export function rowsWithin(
  rows: Rows,
  values: Float64Array,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): Rows {
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  let kept = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const value = values[row] ?? Number.NaN
    if (value >= least && value <= most) rows[kept++] = row
  }
  return rows.subarray(0, kept)
}

/** Rows with a flagged value. */
export const rowsMarked = (rows: Rows, column: CodeColumn | ListColumn, marks: Uint8Array): Rows =>
  column instanceof ListColumn ? listsMarked(rows, column, marks) : codesMarked(rows, column.codes, marks)

function codesMarked(rows: Rows, codes: Uint16Array | Uint32Array, marks: Uint8Array): Rows {
  let kept = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (marks[codes[row] ?? 0] === 1) rows[kept++] = row
  }
  return rows.subarray(0, kept)
}

function listsMarked(rows: Rows, { starts, codes }: ListColumn, marks: Uint8Array): Rows {
  const ends = starts.values
  const entries = codes.values
  let kept = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    const end = ends[row + 1] ?? 0
    for (let entry = ends[row] ?? 0; entry < end; entry += 1) {
      if (marks[entries[entry] ?? 0] === 1) {
        rows[kept++] = row
        break
      }
    }
  }
  return rows.subarray(0, kept)
}

/** Rows that pass a test; for rare queries. */
export function rowsWhere(rows: Rows, holds: (row: number) => boolean): Rows {
  let kept = 0
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? 0
    if (holds(row)) rows[kept++] = row
  }
  return rows.subarray(0, kept)
}
