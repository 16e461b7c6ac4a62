import type { FlattenedField } from 'payload'
import { orderStep, type ValuePath } from '#schemas/page/list-changes.ts'
import { readRows } from '#schemas/page/row.ts'
import { isFields } from '#schemas/page/same-value.ts'

interface ValueAt {
  value: unknown
  /** The field of the value; of a row, its list. */
  field: FlattenedField | undefined
}

interface Place {
  fields: readonly FlattenedField[]
  path: ValuePath
}

/** The value at a path, and its field. The order of a list is the list. */
export function readAt(content: unknown, { fields, path }: Place): ValueAt {
  let at: ValueAt & { known: readonly FlattenedField[] } = { value: content, field: undefined, known: fields }
  for (const step of path) {
    if (step === orderStep) break
    if (step.startsWith('#')) {
      const row = readRows(at.value)?.find(({ id }) => id === step.slice(1))
      at = { ...at, value: row, known: listFields(at.field) }
    } else {
      const field = at.known.find(({ name }) => name === step)
      at = { value: isFields(at.value) ? at.value[step] : undefined, field, known: listFields(field) }
    }
  }
  return at
}

export const listFields = (field: FlattenedField | undefined): readonly FlattenedField[] =>
  field && 'flattenedFields' in field ? field.flattenedFields : []

const holders = new Set(['array', 'group', 'tab', 'blocks'])

/** A path without its steps into a value that only its own input takes apart, such as the hotspots of a vehicle. */
export function endAtValue({ fields, path }: Place): ValuePath {
  const end = path.findIndex((_, index) => {
    const { field } = readAt(undefined, { fields, path: path.slice(0, index + 1) })
    return field !== undefined && !holders.has(field.type)
  })
  return end === -1 ? path : path.slice(0, end + 1)
}
