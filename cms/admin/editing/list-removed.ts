import type { FormState } from 'payload'

/** Paths of fields whose row is beyond the last one of its list. */
export const listRemoved = (state: FormState): string[] =>
  Object.keys(state).filter((path) =>
    [...path.matchAll(/\.(\d+)\./g)].some(({ index, 1: row }) => {
      const rows = state[path.slice(0, index)]?.rows
      return rows !== undefined && Number(row) >= rows.length
    }),
  )
