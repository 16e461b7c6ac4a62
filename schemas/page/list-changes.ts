import { readAllRows, type Row } from './row.ts'
import { isFields, isSameValue } from './same-value.ts'
import { isWholeValue } from './whole-value.ts'

/** Where a value is, whatever its place: names of fields, `#id` for a block or row, `~order` for the order of a list. */
export type ValuePath = readonly string[]

export const orderStep = '~order'
export const rowStep = (id: string): string => `#${id}`

interface Pair {
  before: unknown
  after: unknown
}

/** The paths at which `after` differs from `before`. A field that `after` does not name did not change. An added or removed row is one path. */
export function listChanges({ before, after }: Pair, path: ValuePath = []): ValuePath[] {
  if (after === undefined || isSameValue(before, after)) return []
  const rows = readAllRows([before, after])
  if (rows) return listRowChanges({ before: rows[0] ?? [], after: rows[1] ?? [] }, path)
  const isWhole = path.length > 0 && !path.at(-1)?.startsWith('#') && (isWholeValue(before) || isWholeValue(after))
  if (isWhole || !isFields(before) || !isFields(after)) return [path]
  return Object.keys(after).flatMap((key) => listChanges({ before: before[key], after: after[key] }, [...path, key]))
}

function listRowChanges({ before, after }: { before: Row[]; after: Row[] }, path: ValuePath): ValuePath[] {
  const removed = before.filter(({ id }) => !after.some((row) => row.id === id)).map(({ id }) => [...path, rowStep(id)])
  const changed = after.flatMap((row) => {
    const old = before.find(({ id }) => id === row.id)
    const at = [...path, rowStep(row.id)]
    return old ? listChanges({ before: old, after: row }, at) : [at]
  })
  const isMoved = !isSameValue(idsIn(before, after), idsIn(after, before))
  return [...removed, ...changed, ...(isMoved ? [[...path, orderStep]] : [])]
}

/** The ids of the rows that are in both lists, in the order of the first. */
export const idsIn = (rows: Row[], others: Row[]): string[] =>
  rows.map(({ id }) => id).filter((id) => others.some((row) => row.id === id))

/** Whether two paths are of one value, or one lies within the other. */
export const isSamePlace = (one: ValuePath, other: ValuePath): boolean =>
  one.slice(0, other.length).every((step, index) => step === other[index])
