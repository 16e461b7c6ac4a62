import type { Pool } from 'pg'
import { addViews } from './store.ts'

/** Counts views of vehicle pages: in memory, and every few seconds in the database, without changing the vehicle. */
export interface ViewCounter {
  /** Counts one view; returns the number not yet in the database. */
  count: (vehicleId: number) => number
  /** Writes the counts. Failed writes are retried with the next ones. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  warn: (message: string, error: unknown) => void
  /** Interval between writes in milliseconds. */
  every?: number
}

export function createViewCounter(pool: Pick<Pool, 'query'>, { warn, every = 5_000 }: Options): ViewCounter {
  let counted = new Map<number, number>()
  const add = (id: number, looks: number) => void counted.set(id, (counted.get(id) ?? 0) + looks)
  const flush = async () => {
    if (counted.size === 0) return
    const taken = counted
    counted = new Map()
    try {
      await addViews(pool, taken)
    } catch (error) {
      for (const [id, looks] of taken) add(id, looks)
      warn('could not write how often vehicles were looked at', error)
    }
  }
  const timer = setInterval(() => void flush(), every).unref()
  return {
    count: (id) => {
      add(id, 1)
      return counted.get(id) ?? 0
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      await flush()
    },
  }
}
