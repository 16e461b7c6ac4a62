import { LRUCache } from 'lru-cache'

const askedLately = new LRUCache<number, true>({ max: 10_000, ttl: 2_000 })

/** Whether the provider was asked about this payment a moment ago: a page that asks again and again costs it one question in two seconds. */
export function isAskedLately(payment: number): boolean {
  if (askedLately.has(payment)) return true
  askedLately.set(payment, true)
  return false
}
