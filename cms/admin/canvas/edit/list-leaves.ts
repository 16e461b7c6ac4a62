import { readAllRows } from '#schemas/page/row.ts'
import { isFields, isSameValue } from '#schemas/page/same-value.ts'
import { isWholeValue } from '#schemas/page/whole-value.ts'
import type { FieldPath } from '../field-path.ts'

export interface Leaf {
  field: FieldPath
  before: unknown
  after: unknown
}

/** The values that differ between two values of a field, each by itself: within groups, and within lists that have the same rows. */
export function listLeaves({ field, before, after }: Leaf): Leaf[] {
  if (isSameValue(before, after)) return []
  const [old, now] = readAllRows([before, after]) ?? []
  if (old && now && isSameValue(listIds(old), listIds(now)))
    return now.flatMap((row, index) => listInFields({ field: [...field, index], before: old[index], after: row }))
  const isGroup = !isWholeValue(before) && !isWholeValue(after)
  return isGroup ? listInFields({ field, before, after }) : [{ field, before, after }]
}

function listInFields({ field, before, after }: Leaf): Leaf[] {
  if (!isFields(before) || !isFields(after)) return []
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
    listLeaves({ field: [...field, name], before: before[name], after: after[name] }),
  )
}

const listIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)
