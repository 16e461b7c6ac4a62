import { hashKey, type QueryKey } from '@tanstack/react-query'

/** `hashKey`, cached by the key's parameters: the parts of a page repeat the same query a dozen times. */
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
