import type { Pool } from 'pg'
import { notifyListeners } from '#cms/outbox/notify-listeners.ts'
import type { Event } from '#schemas/event.ts'
import { inPoolTransaction } from '../base/database/transaction.ts'
import type { Logger } from '../base/log.ts'
import { claimEvents, markProcessed } from './outbox-store.ts'

/** Handles an event idempotently, since it may arrive more than once. */
export type EventHandler = (event: Event) => Promise<void>

export interface OutboxConsumer {
  /** Polls immediately. */
  wake: () => void
  /** Resolves after the running batch. */
  stop: () => Promise<void>
}

interface ConsumerOptions {
  pool: Pool
  handlers: EventHandler[]
  log: Logger
  /** Polling interval in milliseconds. */
  every: number
}

const batchSize = 200
const firstRetry = 1_000
const longestRetry = 300_000

/** Processes the outbox, one transaction per batch, so that a crashed worker leaves its rows to the next. */
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

  /** True if there may be more rows. */
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

/** Merges events of one type and tenant: a hundred saved vehicles cause one index update. */
export function mergeEvents(events: Event[]): { event: Event; ids: number[] }[] {
  const groups = Map.groupBy(events, ({ tenantId, type, ids }) => `${tenantId} ${type} ${ids.length === 0}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return [{ event: { ...first, ids: [...new Set(group.flatMap(({ ids }) => ids))] }, ids: group.map(({ id }) => id) }]
  })
}
