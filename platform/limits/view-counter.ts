import type { Pool } from 'pg'

/** Counts looks at vehicles' pages: in memory, and every few seconds in the database, where a look is no change of the vehicle. */
export interface ViewCounter {
  /** Counts one; gives those that are not in the database yet. */
  count: (vehicleId: number) => number
  /** Writes what was counted; what could not be written is kept for the next time. */
  flush: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  warn: (message: string, error: unknown) => void
  /** Milliseconds between writes. */
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
      await pool.query(addLooks, [[...taken.keys()], [...taken.values()]])
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

/** In one order, so that two processes never wait for each other. */
const addLooks = `
  with looks as (select * from unnest($1::int[], $2::int[]) as looked(id, looks)),
       held as (select v.id from vehicles v join looks using (id) order by v.id for no key update of v)
  update vehicles v set views = coalesce(v.views, 0) + looks.looks from looks join held using (id) where v.id = looks.id`
