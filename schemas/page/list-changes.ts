import { readAllRows, type Row } from './row.ts'
import { isFields, isSameValue } from './same-value.ts'
import { isWholeValue } from './whole-value.ts'

/** The path of a value independent of its position: field names, `#id` for a block or row, `~order` for the order of a list. */
export type ValuePath = readonly string[]

export const orderStep = '~order'
export const rowStep = (id: string): string => `#${id}`

interface Pair {
  before: unknown
  after: unknown
}

/** The paths at which `after` differs from `before`. Fields missing in `after` did not change. An added or removed row is one path. */
export const listChanges = (pair: Pair): ValuePath[] => listIn(pair, { path: [], isPartial: true })

/** As `listChanges`, of two complete values: a field that is missing in one of them is empty there. */
export const listAllChanges = (pair: Pair): ValuePath[] => listIn(pair, { path: [], isPartial: false })

interface ChangeContext {
  path: ValuePath
  isPartial: boolean
}

function listIn({ before, after }: Pair, at: ChangeContext): ValuePath[] {
  const { path, isPartial } = at
  if ((isPartial && after === undefined) || isSameValue(before, after)) return []
  const rows = readAllRows([before, after])
  if (rows) return listRowChanges({ before: rows[0] ?? [], after: rows[1] ?? [] }, at)
  const isWhole = path.length > 0 && !path.at(-1)?.startsWith('#') && (isWholeValue(before) || isWholeValue(after))
  if (isWhole || !isFields(before) || !isFields(after)) return [path]
  const keys = isPartial ? Object.keys(after) : [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => listIn({ before: before[key], after: after[key] }, { ...at, path: [...path, key] }))
}

function listRowChanges({ before, after }: { before: Row[]; after: Row[] }, at: ChangeContext): ValuePath[] {
  const { path } = at
  const oldById = new Map(before.map((row) => [row.id, row]))
  const left = new Set(after.map(({ id }) => id))
  const removed = before.filter(({ id }) => !left.has(id)).map(({ id }) => [...path, rowStep(id)])
  const changed = after.flatMap((row) => {
    const old = oldById.get(row.id)
    const own = [...path, rowStep(row.id)]
    return old ? listIn({ before: old, after: row }, { ...at, path: own }) : [own]
  })
  const isMoved = !isSameValue(idsIn(before, after), idsIn(after, before))
  return [...removed, ...changed, ...(isMoved ? [[...path, orderStep]] : [])]
}

/** The ids of rows in both lists, in the order of the first. */
export function idsIn(rows: Row[], others: Row[]): string[] {
  const known = new Set(others.map(({ id }) => id))
  return rows.map(({ id }) => id).filter((id) => known.has(id))
}

/** Whether two paths are equal or one contains the other. */
export const isSamePlace = (one: ValuePath, other: ValuePath): boolean =>
  one.slice(0, other.length).every((step, index) => step === other[index])
