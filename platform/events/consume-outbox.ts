import type { Pool } from 'pg'
import { notifyListeners } from '#cms/outbox/notify-listeners.ts'
import type { Event } from '#schemas/event.ts'
import { inPoolTransaction } from '../base/database/transaction.ts'
import type { Logger } from '../base/log.ts'
import { claimEvents, markProcessed } from './outbox-rows.ts'

/** Does what an event asks for, once or more: it must not matter how often. */
export type EventHandler = (event: Event) => Promise<void>

export interface OutboxConsumer {
  /** Looks at once for new rows. */
  wake: () => void
  /** Lets the batch under way finish. */
  stop: () => Promise<void>
}

interface ConsumerOptions {
  pool: Pool
  handlers: EventHandler[]
  log: Logger
  /** Milliseconds between looks when nobody wakes it. */
  every: number
}

const batchSize = 200
const firstRetry = 1_000
const longestRetry = 300_000

/** Works off the outbox: one transaction a batch, so that a worker that dies leaves its rows to the next. */
export function consumeOutbox({ pool, handlers, log, every }: ConsumerOptions): OutboxConsumer {
  const resting = new Map<number, { failures: number; until: number }>()
  const state = { isStopped: false, isWoken: false }
  let working: Promise<void> | null = null

  const handle = async (event: Event): Promise<boolean> => {
    try {
      for (const handler of handlers) await handler(event)
      return true
    } catch (error) {
      log.error({ err: error, event }, 'event handler failed; retrying')
      return false
    }
  }

  /** True where there may be more. */
  const workOnce = async (): Promise<boolean> => {
    const now = Date.now()
    const except = [...resting].filter(([, { until }]) => until > now).map(([id]) => id)
    const { done, claimed } = await inPoolTransaction(pool, async (client) => {
      const events = await claimEvents(client, { limit: batchSize, except })
      const handled: number[] = []
      for (const { event, ids } of mergeEvents(events)) {
        if (await handle(event)) handled.push(...ids)
        else rest(ids)
      }
      await markProcessed(client, handled)
      return { done: handled, claimed: events.length }
    })
    for (const id of done) resting.delete(id)
    if (done.length > 0) notifyListeners(pool)
    return claimed === batchSize
  }

  const rest = (ids: number[]) => {
    for (const id of ids) {
      const failures = (resting.get(id)?.failures ?? 0) + 1
      resting.set(id, { failures, until: Date.now() + Math.min(firstRetry * 2 ** (failures - 1), longestRetry) })
    }
  }

  const workThrough = async () => {
    do {
      state.isWoken = false
      while (!state.isStopped && (await workOnce()));
    } while (state.isWoken && !state.isStopped)
  }

  const wake = () => {
    state.isWoken = true
    if (working || state.isStopped) return
    working = workThrough()
      .catch((error: unknown) => log.warn({ err: error }, 'outbox read failed; retrying'))
      .finally(() => {
        working = null
      })
  }

  const looking = setInterval(wake, every)
  wake()

  return {
    wake,
    stop: async () => {
      state.isStopped = true
      clearInterval(looking)
      await working
    },
  }
}

/** Events of one kind and tenant as one: a hundred saved vehicles are one visit to the index. */
export function mergeEvents(events: Event[]): { event: Event; ids: number[] }[] {
  const groups = Map.groupBy(events, ({ tenantId, type, ids }) => `${tenantId} ${type} ${ids.length === 0}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return [{ event: { ...first, ids: [...new Set(group.flatMap(({ ids }) => ids))] }, ids: group.map(({ id }) => id) }]
  })
}
