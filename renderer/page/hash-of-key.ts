import { hashKey, type QueryKey } from '@tanstack/react-query'

/** `hashKey`, remembered by what the key asks for: the parts of a page ask the same search a dozen times over. */
export function hashOfKey(key: QueryKey): string {
  const [name, subject] = key
  if (key.length !== 2 || typeof subject !== 'object' || subject === null) return hashKey(key)
  const last = known.get(subject)
  if (last && last.name === name) return last.hash
  const hash = hashKey(key)
  known.set(subject, { name, hash })
  return hash
}

const known = new WeakMap<object, { name: unknown; hash: string }>()
