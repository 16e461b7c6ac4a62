import { LRUCache } from 'lru-cache'

const pollCounts = new LRUCache<string, number>({ max: 10_000, ttl: 2_000, noUpdateTTL: true })

/** Whether this query was sent `most` times within two seconds, to limit requests to the provider. */
export function isPolledRecently(question: string, most = 1): boolean {
  const times = pollCounts.get(question) ?? 0
  if (times >= most) return true
  pollCounts.set(question, times + 1)
  return false
}
