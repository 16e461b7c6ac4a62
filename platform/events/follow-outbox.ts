import type { Pool } from 'pg'
import type { Event } from '#schemas/event.ts'
import type { Logger } from '../base/log.ts'
import { currentPosition, type OutboxPosition, readNews } from './outbox-rows.ts'
import { eventTags } from './event-tags.ts'

export interface OutboxReader {
  onEvents: (events: Event[]) => Promise<void> | void
  /** The search index now has what an earlier event announced. */
  onIndexed: (tenantId: number) => void
}

export interface OutboxFollower {
  /** Reads what is new at once. False where the database did not answer: nothing is skipped, and the next look reads it. */
  look: () => Promise<boolean>
  stop: () => Promise<void>
}

interface FollowerOptions extends OutboxReader {
  pool: Pool
  log: Logger
}

/** Milliseconds between looks when nobody asks for one: a notification that was never sent is made up for within two seconds. */
const lookEvery = 1_000

/** Milliseconds between two looks while changes keep coming: a look costs more than the rows that it finds. */
const pause = 50

/** Hands on every row of the outbox once, from the first look on, by the snapshot of the look before. */
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
        // Many notifications of one moment are one look more.
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

  const timer = setInterval(() => void look(), lookEvery)

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
