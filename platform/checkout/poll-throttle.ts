import { LRUCache } from 'lru-cache'

const asked = new LRUCache<string, number>({ max: 10_000, ttl: 2_000, noUpdateTTL: true })

/** Whether this query was sent `most` times within two seconds, to limit requests to the provider. */
export function isPolledRecently(question: string, most = 1): boolean {
  const times = asked.get(question) ?? 0
  if (times >= most) return true
  asked.set(question, times + 1)
  return false
}
