import type { ClientField } from 'payload'
import type { FieldPath } from '../field-path.ts'

/** The field of a block at a path such as `['buttons', 0, 'link', 'label']`; null if it has none. */
export function findClientField(fields: readonly ClientField[], [name, ...rest]: FieldPath): ClientField | null {
  const field = listNamed(fields).find((each) => 'name' in each && each.name === name)
  if (!field) return null
  const inner = field.type === 'array' ? rest.slice(1) : rest
  if (field.type === 'array' && typeof rest[0] !== 'number') return null
  if (inner.length === 0) return field.type === 'array' ? null : field
  return field.type === 'array' || field.type === 'group' ? findClientField(field.fields, inner) : null
}

/** Rows and collapsible parts of a form are no part of a path. */
const listNamed = (fields: readonly ClientField[]): ClientField[] =>
  fields.flatMap((field) => (!('name' in field) && 'fields' in field ? listNamed(field.fields) : [field]))
