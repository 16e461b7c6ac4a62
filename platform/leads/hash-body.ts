import { textKey } from '../base/text-key.ts'

/** A hash that detects different input under the same key, independent of the order of fields. The input cannot be recovered. */
export const hashBody = (body: object): string => textKey(JSON.stringify(sorted(body)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]))
}
