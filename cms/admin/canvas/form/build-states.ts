import type { ClientField, FormState } from 'payload'
import { isFields } from '#schemas/page/same-value.ts'

interface BuildInput {
  /** Path of the block or row that holds the fields. */
  path: string
  data: Record<string, unknown>
  /** States that the fields had before, by path: their rendered components stay. */
  before: FormState
}

/**
 * States of fields with these data. A field without a value has none: the server adds it with its default, its conditions and its
 * components in its next answer.
 */
export const buildStates = (fields: readonly ClientField[], input: BuildInput): FormState =>
  Object.assign({}, ...fields.map((field) => buildField(field, input)))

function buildField(field: ClientField, input: BuildInput): FormState {
  const { path, data, before } = input
  if (!('name' in field) || typeof field.name !== 'string')
    return 'fields' in field ? buildStates(field.fields, input) : {}
  const at = `${path}.${field.name}`
  const value = data[field.name]
  switch (field.type) {
    case 'blocks':
      return {}
    case 'group':
      return {
        [at]: { ...before[at], disableFormData: true },
        ...buildStates(field.fields, { ...input, path: at, data: isFields(value) ? value : {} }),
      }
    case 'array': {
      const rows = Array.isArray(value) ? value.filter(isFields) : []
      return Object.assign(
        { [at]: { ...before[at], ...countRows(rows, before[at]) } },
        ...rows.map((row, index) => buildRow(field.fields, { path: `${at}.${index}`, data: row, before })),
      )
    }
    default:
      return value === undefined ? {} : { [at]: setValue(before[at], value) }
  }
}

function buildRow(fields: readonly ClientField[], { path, data, before }: BuildInput): FormState {
  return { [`${path}.id`]: setValue(undefined, data['id']), ...buildStates(fields, { path, data, before }) }
}

function countRows(rows: readonly Record<string, unknown>[], before: FormState[string] | undefined) {
  const known = before?.rows ?? []
  return {
    rows: rows.map(({ id }) => known.find((row) => row.id === id) ?? { id: String(id) }),
    value: rows.length,
    initialValue: rows.length,
    disableFormData: rows.length > 0,
  }
}

/** A rich text editor takes a value from outside only together with a new initial value. */
export const setValue = (before: FormState[string] | undefined, value: unknown): FormState[string] => ({
  ...before,
  value,
  initialValue: value,
  valid: true,
  passesCondition: true,
})
