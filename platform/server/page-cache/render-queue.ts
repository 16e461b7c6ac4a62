export interface RenderQueueOptions {
  /** Renders under way at once. */
  atOnce: number
  /** Renders that may wait; one more is refused. */
  waitingAtMost: number
}

/** Lets a bounded number of renders run, a bounded number wait in turn, and refuses the rest at once: spec of load is ARCHITECTURE "Decisions". */
export class RenderQueue {
  #options: RenderQueueOptions
  #running = 0
  #waiting: (() => void)[] = []
  #idle: (() => void)[] = []

  constructor(options: RenderQueueOptions) {
    this.#options = options
  }

  get depth(): number {
    return this.#waiting.length
  }

  get running(): number {
    return this.#running
  }

  get isFull(): boolean {
    return this.#running >= this.#options.atOnce && this.#waiting.length >= this.#options.waitingAtMost
  }

  async run<T>(work: () => Promise<T>): Promise<T | 'full'> {
    if (this.isFull) return 'full'
    if (this.#running >= this.#options.atOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  /** Resolves once nothing runs or waits. */
  async drained(): Promise<void> {
    if (this.#running > 0) await new Promise<void>((resolve) => this.#idle.push(resolve))
  }

  /** A finished render hands its place on, so `running` only falls when nobody waits. */
  #release() {
    const next = this.#waiting.shift()
    if (next) return next()
    this.#running -= 1
    if (this.#running === 0) for (const wake of this.#idle.splice(0)) wake()
  }
}
