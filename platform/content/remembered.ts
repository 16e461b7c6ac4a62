import { LRUCache } from 'lru-cache'

/** Answers by key, each asked for once and kept until it is forgotten. A failed question is asked again. */
export class Remembered<V> {
  #answers: LRUCache<string, { answer: Promise<V> }>

  constructor(max: number) {
    this.#answers = new LRUCache({ max })
  }

  get(key: string, ask: () => Promise<V>): Promise<V> {
    const known = this.#answers.get(key)
    if (known) return known.answer
    const entry = { answer: ask() }
    this.#answers.set(key, entry)
    entry.answer.catch(() => {
      if (this.#answers.peek(key) === entry) this.#answers.delete(key)
    })
    return entry.answer
  }

  /** What is remembered, without asking. */
  known(key: string): Promise<V> | null {
    return this.#answers.peek(key)?.answer ?? null
  }

  /** Forgets every key that begins so. */
  forgetAll(prefix = ''): void {
    for (const key of this.#answers.keys()) if (key.startsWith(prefix)) this.#answers.delete(key)
  }
}
