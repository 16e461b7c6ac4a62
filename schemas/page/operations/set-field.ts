import { isFields } from '../same-value.ts'

type FieldPath = readonly (string | number)[]

interface Assignment {
  field: FieldPath
  /** Undefined removes the field. */
  value: unknown
  /** Name of the field before which a new one goes; at the end without it. */
  before?: string | null | undefined
}

export interface SetField {
  fields: Record<string, unknown>
  /** Restores the fields exactly. */
  inverse: Assignment
}

/**
 * Sets a field within the fields of a block and copies only what is above it. Missing groups are created; null if the path leads through
 * a missing list entry or another value. Rows without an id take that of the row at the same position.
 */
export function setField(fields: Record<string, unknown>, { field, value, before }: Assignment): SetField | null {
  const [name, ...rest] = field
  if (typeof name !== 'string') return null
  const old = Object.hasOwn(fields, name) ? fields[name] : undefined
  if (rest.length === 0) {
    const inverse = { field: [name], value: old, ...(value === undefined ? { before: findNext(fields, name) } : {}) }
    return { fields: withField(fields, name, { value: keepRowIds(old, value), before }), inverse }
  }
  if (Array.isArray(old)) {
    const changed = setEntry(old, { field: rest, value, before })
    return (
      changed && { fields: withField(fields, name, { value: changed.list }), inverse: below(name, changed.inverse) }
    )
  }
  if (isFields(old)) {
    const changed = setField(old, { field: rest, value, before })
    return (
      changed && { fields: withField(fields, name, { value: changed.fields }), inverse: below(name, changed.inverse) }
    )
  }
  if ((old !== undefined && old !== null) || value === undefined) return null
  const created = setField({}, { field: rest, value })
  return (
    created && { fields: withField(fields, name, { value: created.fields }), inverse: { field: [name], value: old } }
  )
}

/** An entry cannot be removed this way: that would move the entries after it. */
function setEntry(
  list: unknown[],
  { field, value, before }: Assignment,
): { list: unknown[]; inverse: Assignment } | null {
  const [index, ...rest] = field
  if (typeof index !== 'number' || index < 0 || index >= list.length) return null
  const old: unknown = list[index]
  if (rest.length === 0) {
    if (value === undefined) return null
    const [kept] = toArray(keepRowIds([old], [value]))
    return { list: list.with(index, kept), inverse: { field: [index], value: old } }
  }
  const changed = isFields(old) ? setField(old, { field: rest, value, before }) : null
  return changed && { list: list.with(index, changed.fields), inverse: below(index, changed.inverse) }
}

const below = (step: string | number, { field, ...rest }: Assignment): Assignment => ({
  field: [step, ...field],
  ...rest,
})

function withField(
  fields: Record<string, unknown>,
  name: string,
  { value, before }: Pick<Assignment, 'value' | 'before'>,
): Record<string, unknown> {
  const { [name]: _old, ...rest } = fields
  if (value === undefined) return rest
  if (Object.hasOwn(fields, name) || typeof before !== 'string') return { ...fields, [name]: value }
  const entries = Object.entries(rest)
  const at = entries.findIndex(([each]) => each === before)
  return Object.fromEntries(entries.toSpliced(at < 0 ? entries.length : at, 0, [name, value]))
}

/** The field that follows another; null for the last. */
function findNext(fields: Record<string, unknown>, name: string): string | null {
  const names = Object.keys(fields)
  const at = names.indexOf(name)
  return at < 0 ? null : (names[at + 1] ?? null)
}

/** The merge of two people's changes compares rows by id. */
function keepRowIds(before: unknown, after: unknown): unknown {
  if (!Array.isArray(before) || !Array.isArray(after)) return after
  const taken = new Set(after.map(readRowId).filter((id) => id !== null))
  return after.map((row: unknown, index) => {
    const id = readRowId(before[index])
    return isFields(row) && !('id' in row) && id !== null && !taken.has(id) ? { ...row, id } : row
  })
}

const readRowId = (row: unknown): string | null => (isFields(row) && typeof row['id'] === 'string' ? row['id'] : null)

const toArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
