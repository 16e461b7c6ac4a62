import type { TreeRow } from './list-rows.ts'

interface PickInput {
  rows: readonly TreeRow[]
  selected: readonly string[]
  /** Extends the selection to this row. */
  shift: boolean
  /** Ctrl or Command: adds the row, or takes it out. */
  mod: boolean
}

/** The selection after a row was chosen, the row at the end. */
export function pickRow({ key }: TreeRow, { rows, selected, shift, mod }: PickInput): string[] {
  if (mod) return selected.includes(key) ? selected.filter((id) => id !== key) : [...selected, key]
  const anchor = selected[0]
  if (!shift || anchor === undefined) return [key]
  const blocks = rows.filter(({ kind }) => kind === 'block').map((row) => row.key)
  const [from, to] = [blocks.indexOf(anchor), blocks.indexOf(key)]
  if (from === -1) return [key]
  const between = blocks.slice(Math.min(from, to), Math.max(from, to) + 1)
  return from <= to ? between : between.toReversed()
}
