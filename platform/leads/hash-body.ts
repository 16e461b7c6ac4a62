import { textKey } from '../base/text-key.ts'

/** Tells what was sent under a key from something else under the same key; what was sent cannot be read from it. The order of fields does not count. */
export const hashBody = (body: object): string => textKey(JSON.stringify(sorted(body)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, held]) => [name, sorted(held)]))
}
