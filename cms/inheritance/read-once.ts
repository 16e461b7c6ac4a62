import type { PayloadRequest } from 'payload'

type Read<Key, Value> = (req: PayloadRequest, key: Key) => Promise<Value>

/**
 * Reads each value once in a request: a form asks for each of its fields. Payload replaces a request's `context` at each operation, and wraps the
 * request in some, but keeps its headers. A read that failed is repeated when it is asked for again.
 */
export function readOnce<Key, Value>(read: Read<Key, Value>): Read<Key, Value> {
  const requests = new WeakMap<Headers, Map<Key, Promise<Value>>>()
  return (req, key) => {
    const values = requests.get(req.headers) ?? new Map<Key, Promise<Value>>()
    requests.set(req.headers, values)
    const known = values.get(key)
    if (known) return known
    const value = read(req, key)
    values.set(key, value)
    value.catch(() => values.delete(key))
    return value
  }
}
