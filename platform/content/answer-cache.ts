import { LRUCache } from 'lru-cache'
import { isOutage } from '#cms/database/is-outage.ts'

interface Entry<V> {
  answer: Promise<V>
  /** Forgotten: only an outage lets it be given once more. */
  isOld: boolean
}

/** Answers by key, each asked for once and kept until it is forgotten. A failed question is asked again; without the database the old answer stands. */
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

  /** What is remembered, without asking. */
  known(key: string): Promise<V> | null {
    const entry = this.#answers.peek(key)
    return entry && !entry.isOld ? entry.answer : null
  }

  /** Forgets every key that begins so. */
  forgetAll(prefix = ''): void {
    for (const [key, entry] of this.#answers.entries()) if (key.startsWith(prefix)) entry.isOld = true
  }
}
