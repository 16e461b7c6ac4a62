import { idsIn, orderStep, rowStep, type ValuePath } from './list-changes.ts'
import { readAllRows, type Row } from './row.ts'
import { isFields, isSameValue } from './same-value.ts'
import { isWholeValue } from './whole-value.ts'

export type Side = 'mine' | 'theirs'

interface ThreeVersions {
  base: unknown
  mine: unknown
  theirs: unknown
}

/** A value that both sides changed differently. A removed row has no value on its side. */
export interface Conflict extends ThreeVersions {
  path: ValuePath
}

interface MergeInput {
  base: Record<string, unknown>
  mine: Record<string, unknown>
  theirs: Record<string, unknown>
  /** The side chosen for a conflict; null leaves it unresolved. */
  decide?: (conflict: Conflict) => Side | null
}

export interface Merge {
  /** The fields of `mine`. Unresolved conflicts have the value of `theirs`. */
  value: Record<string, unknown>
  conflicts: Conflict[]
}

/**
 * Three-way merge of two versions with the common ancestor `base`: by field, and in lists and block trees by id. One-sided additions,
 * removals, moves and changes are kept. Fields missing in `mine` are unchanged there.
 */
export function mergeDocuments({ base, mine, theirs, decide = () => null }: MergeInput): Merge {
  const conflicts: Conflict[] = []
  const settle = (conflict: Conflict): unknown => {
    const side = decide(conflict)
    if (side === null) conflicts.push(conflict)
    return conflict[side ?? 'theirs']
  }
  const value = Object.fromEntries(
    Object.keys(mine).map((key) => {
      const three = { base: base[key], mine: mine[key], theirs: theirs[key] }
      const merged = mergeValue(three, { path: [key], settle })
      return [key, hasTwice(merged) && !hasTwice(three.mine) ? settle({ ...three, path: [key] }) : merged]
    }),
  )
  return { value, conflicts }
}

interface MergeContext {
  path: ValuePath
  settle: (conflict: Conflict) => unknown
}

function mergeValue(three: ThreeVersions, at: MergeContext): unknown {
  const { base, mine, theirs } = three
  if (mine === undefined || isSameValue(mine, base)) return theirs
  if (isSameValue(theirs, base) || isSameValue(mine, theirs)) return mine
  const rows = readAllRows([base, mine, theirs])
  if (rows) return mergeRows({ base: rows[0] ?? [], mine: rows[1] ?? [], theirs: rows[2] ?? [] }, at)
  if ([mine, theirs].some(isWholeValue)) return at.settle({ ...three, path: at.path })
  return mergeFields(three, at)
}

function mergeFields({ base, mine, theirs }: ThreeVersions, { path, settle }: MergeContext): unknown {
  if (!isFields(mine) || !isFields(theirs)) return mine
  const before = isFields(base) ? base : {}
  const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  return Object.fromEntries(
    keys.map((key) => [
      key,
      mergeValue({ base: before[key], mine: mine[key], theirs: theirs[key] }, { path: [...path, key], settle }),
    ]),
  )
}

interface RowLists {
  base: Row[]
  mine: Row[]
  theirs: Row[]
}

function mergeRows(lists: RowLists, at: MergeContext): Row[] {
  const kept = new Map<string, Row>()
  for (const { id } of [...lists.theirs, ...lists.mine]) {
    const row = kept.has(id) ? null : mergeRow(id, lists, at)
    if (row) kept.set(id, row)
  }
  return placeRows(lists, at).flatMap((id) => kept.get(id) ?? [])
}

function mergeRow(id: string, lists: RowLists, { path, settle }: MergeContext): Row | null {
  const rowIn = (rows: Row[]) => rows.find((row) => row.id === id)
  const [base, mine, theirs] = [rowIn(lists.base), rowIn(lists.mine), rowIn(lists.theirs)]
  const at = { path: [...path, rowStep(id)], settle }
  const asRow = (value: unknown): Row | null => (isFields(value) ? { ...value, id } : null)
  const isOther = mine?.['blockType'] !== theirs?.['blockType']
  if (mine && theirs && !isOther) return asRow(mergeFields({ base, mine, theirs }, at))
  if (mine && theirs) return asRow(settle({ base, mine, theirs, path: at.path }))
  if (!base) return mine ?? theirs ?? null
  if (isSameValue(mine ?? theirs, base)) return null
  return asRow(settle({ base, mine, theirs, path: at.path }))
}

/** The merged order of row ids. A row added by one side follows its predecessor on that side. */
function placeRows({ base, mine, theirs }: RowLists, { path, settle }: MergeContext): string[] {
  const [order, added] =
    orderSide({ base, mine, theirs }, { path, settle }) === 'mine' ? [mine, theirs] : [theirs, mine]
  const placed = order.map(({ id }) => id)
  const isAlone = (id: string) => ![...added, ...base].some((row) => row.id === id)
  for (const [index, { id }] of added.entries()) {
    if (placed.includes(id)) continue
    const before = added.slice(0, index).findLast((row) => placed.includes(row.id))
    const after = before ? placed.indexOf(before.id) + 1 : 0
    // Rows that the other side added in the same place stay before it.
    const isNew = !base.some((row) => row.id === id)
    const skipped = isNew ? countLeading(placed.slice(after), isAlone) : 0
    placed.splice(after + skipped, 0, id)
  }
  return placed
}

function countLeading(ids: string[], matches: (id: string) => boolean): number {
  const first = ids.findIndex((id) => !matches(id))
  return first === -1 ? ids.length : first
}

/** The side whose order wins: the one that moved rows. */
function orderSide({ base, mine, theirs }: RowLists, { path, settle }: MergeContext): Side {
  const isMoved = (rows: Row[]) => !isSameValue(idsIn(rows, base), idsIn(base, rows))
  if (!isMoved(mine)) return 'theirs'
  if (!isMoved(theirs) || isSameValue(idsIn(mine, theirs), idsIn(theirs, mine))) return 'mine'
  const [ours, others] = [idsIn(mine, theirs), idsIn(theirs, mine)]
  const chosen = settle({ base: idsIn(base, theirs), mine: ours, theirs: others, path: [...path, orderStep] })
  return chosen === ours ? 'mine' : 'theirs'
}

/** Whether a tree contains a row twice, as after both sides moved a block into different lists. */
function hasTwice(value: unknown): boolean {
  const ids = listRowIds(value)
  return new Set(ids).size < ids.length
}

const listRowIds = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(listRowIds)
  if (!isFields(value) || isWholeValue(value)) return []
  const own = typeof value['id'] === 'string' ? [value['id']] : []
  return [...own, ...Object.values(value).flatMap(listRowIds)]
}
