import { LRUCache } from 'lru-cache'

const askedLately = new LRUCache<string, true>({ max: 10_000, ttl: 2_000 })

/** Whether the provider was asked this a moment ago: whoever asks again and again costs it one question in two seconds. */
export function isAskedLately(question: string): boolean {
  if (askedLately.has(question)) return true
  askedLately.set(question, true)
  return false
}
