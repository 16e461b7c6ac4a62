import type { Pool } from 'pg'
import type { Event } from '#schemas/event.ts'
import type { Logger } from '../base/log.ts'
import { currentPosition, type OutboxPosition, readNews } from './outbox-store.ts'
import { eventTags } from './event-tags.ts'

export interface OutboxReader {
  onEvents: (events: Event[]) => Promise<void> | void
  /** The search index contains the change of an earlier event. */
  onIndexed: (tenantId: number) => void
}

export interface OutboxFollower {
  /** Polls immediately. False if the database did not answer: nothing is skipped, and the next poll reads it. */
  look: () => Promise<boolean>
  stop: () => Promise<void>
}

interface FollowerOptions extends OutboxReader {
  pool: Pool
  log: Logger
}

/** Polling interval in milliseconds: a lost notification is made up for within two seconds. */
const pollInterval = 1_000

/** Minimum milliseconds between polls during continuous changes: a poll costs more than its rows. */
const pause = 50

/** Delivers every outbox row once since the first poll, using the snapshot of the previous poll. */
export function followOutbox({ pool, log, onEvents, onIndexed }: FollowerOptions): OutboxFollower {
  const state = { isAsked: false, isStopped: false, isAway: false }
  let position: OutboxPosition | null = null
  let looking: Promise<boolean> | null = null

  const readOn = async () => {
    if (position === null) {
      position = await currentPosition(pool)
      return
    }
    const news = await readNews(pool, position)
    if (news.written.length > 0) await onEvents(news.written)
    for (const tenantId of new Set(news.processed.filter(changesStock).map((event) => event.tenantId)))
      onIndexed(tenantId)
    position = news.position
  }

  const work = async (): Promise<boolean> => {
    try {
      while (state.isAsked && !state.isStopped) {
        state.isAsked = false
        await readOn()
        // Simultaneous notifications cause one more poll.
        if (state.isAsked) await new Promise((resolve) => setTimeout(resolve, pause))
      }
      state.isAway = false
      return true
    } catch (error) {
      if (!state.isAway) log.warn({ err: error }, 'outbox read failed; retrying later')
      state.isAway = true
      return false
    } finally {
      looking = null
    }
  }

  const look = () => {
    state.isAsked = true
    looking ??= work()
    return looking
  }

  const timer = setInterval(() => void look(), pollInterval)

  return {
    look,
    stop: async () => {
      state.isStopped = true
      clearInterval(timer)
      await looking
    },
  }
}

const changesStock = (event: Event) => eventTags(event).includes('stock')
