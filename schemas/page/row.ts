import { isFields } from './same-value.ts'

/** A block of a tree or a row of a list, with a permanent id. */
export type Row = Record<string, unknown> & { id: string }

const isRow = (value: unknown): value is Row => isFields(value) && typeof value['id'] === 'string'

/** The rows of a list, possibly empty; null for any other value. Populated documents have numeric ids. */
export function readRows(value: unknown): Row[] | null {
  if (value === null || value === undefined || value === '') return []
  return Array.isArray(value) && value.every(isRow) ? value : null
}

/** The values as lists of rows; null if one is something else, or if all are empty. */
export function readAllRows(values: unknown[]): Row[][] | null {
  const lists = values.map(readRows).filter((rows) => rows !== null)
  return lists.length === values.length && lists.some((rows) => rows.length > 0) ? lists : null
}
