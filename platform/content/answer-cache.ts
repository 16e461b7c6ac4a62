import { LRUCache } from 'lru-cache'
import { isOutage } from '#cms/database/is-outage.ts'

interface Entry<V> {
  answer: Promise<V>
  /** Invalidated: returned once more only during an outage. */
  isOld: boolean
}

/**
 * Answers by key, each queried once and kept until invalidated. A failed query is retried; during a database outage the old answer is
 * returned.
 */
export class AnswerCache<V> {
  #answers: LRUCache<string, Entry<V>>

  constructor(max: number) {
    this.#answers = new LRUCache({ max })
  }

  get(key: string, ask: () => Promise<V>): Promise<V> {
    const known = this.#answers.get(key)
    if (known && !known.isOld) return known.answer
    const answer = ask()
    const entry = { answer, isOld: false }
    this.#answers.set(key, entry)
    answer.catch(() => {
      if (this.#answers.peek(key) !== entry) return
      if (known) this.#answers.set(key, known)
      else this.#answers.delete(key)
    })
    return known ? answer.catch((error: unknown) => (isOutage(error) ? known.answer : Promise.reject(error))) : answer
  }

  /** A cached answer, without a query. */
  known(key: string): Promise<V> | null {
    const entry = this.#answers.peek(key)
    return entry && !entry.isOld ? entry.answer : null
  }

  /** Invalidates all keys with a prefix. */
  forgetAll(prefix = ''): void {
    for (const [key, entry] of this.#answers.entries()) if (key.startsWith(prefix)) entry.isOld = true
  }
}
