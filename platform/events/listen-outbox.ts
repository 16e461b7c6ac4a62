import { Client, type Pool } from 'pg'
import type { Event } from '#schemas/event.ts'
import type { Logger } from '../server/log.ts'
import { findEvents, findEventsSince } from './outbox-rows.ts'

export interface OutboxListenerOptions {
  connectionString: string
  pool: Pool
  log: Logger
  onEvents: (events: Event[]) => Promise<void> | void
  /** The search index now has what an earlier event announced. */
  onIndexed: (tenantId: number) => void
  /** The connection was lost: changes may go unheard until `onReconnected`. */
  onCutOff: () => void
  /** Listening again, with what was missed already handed to `onEvents`. */
  onReconnected: () => void
}

export interface OutboxListener {
  readonly isListening: boolean
  stop: () => Promise<void>
}

const channel = 'forecourt_outbox'
const indexedChannel = 'forecourt_indexed'
const firstDelay = 100
const longestDelay = 2_000
/** How far back a listener looks for what it missed: clocks differ, and a transaction may have been open for a while. */
const overlap = 30_000
/** A connection whose other end vanished without a word is noticed by asking. */
const heartbeatEvery = 10_000

/** Hears of every committed change, on a connection of its own that is renewed for ever. */
export function listenOutbox(options: OutboxListenerOptions): OutboxListener {
  const { connectionString, pool, log } = options
  let client: Client | null = null
  let isStopped = false
  let delay = firstDelay
  let heardUntil = new Date()
  let waiting: NodeJS.Timeout | undefined
  let heard: number[] = []

  const deliver = async (find: () => Promise<Event[]>) => {
    try {
      const events = await find()
      if (events.length > 0) await options.onEvents(events)
    } catch (error) {
      log.error({ err: error }, 'events could not be read: everything is taken as changed')
      options.onReconnected()
    }
  }

  /** One query for all that arrives in a turn. */
  const hear = (payload: string | undefined) => {
    if (heard.length === 0) queueMicrotask(() => void deliver(() => findEvents(pool, heard.splice(0))))
    heard = [...heard, Number(payload)]
  }

  const reconnect = (reason: unknown, from: Client) => {
    if (client !== from && client !== null) return
    if (client !== null) {
      heardUntil = new Date()
      log.warn({ reason: String(reason) }, 'lost the connection that hears of changes')
      options.onCutOff()
    }
    client = null
    from.end().catch(() => undefined)
    if (isStopped) return
    clearTimeout(waiting)
    waiting = setTimeout(() => void connect(true), delay)
    delay = Math.min(delay * 2, longestDelay)
  }

  const connect = async (isAgain: boolean) => {
    const fresh = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 })
    fresh.on('notification', ({ channel: from, payload }) =>
      from === indexedChannel ? options.onIndexed(Number(payload)) : hear(payload),
    )
    fresh.on('error', (error) => reconnect(error, fresh))
    fresh.on('end', () => reconnect('closed', fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}; listen ${indexedChannel}`)
    } catch (error) {
      return reconnect(error, fresh)
    }
    if (isStopped) return void fresh.end()
    client = fresh
    delay = firstDelay
    if (!isAgain) return
    log.info('hears of changes again')
    await deliver(() => findEventsSince(pool, new Date(heardUntil.getTime() - overlap)))
    options.onReconnected()
  }

  const heartbeat = setInterval(() => {
    const asked = client
    if (!asked) return
    const tooLong = setTimeout(() => reconnect('no answer', asked), 5_000)
    asked.query('select 1').then(
      () => clearTimeout(tooLong),
      () => clearTimeout(tooLong),
    )
  }, heartbeatEvery)

  void connect(false)

  return {
    get isListening() {
      return client !== null
    },
    stop: async () => {
      isStopped = true
      clearInterval(heartbeat)
      clearTimeout(waiting)
      const last = client
      client = null
      await last?.end().catch(() => undefined)
    },
  }
}
