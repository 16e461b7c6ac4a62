import { Client, type Pool } from 'pg'
import { outboxChannel } from '#cms/outbox/notify-listeners.ts'
import type { Logger } from '../base/log.ts'
import { followOutbox, type OutboxReader } from './follow-outbox.ts'

export interface OutboxListenerOptions extends OutboxReader {
  connectionString: string
  pool: Pool
  log: Logger
  /** The connection was lost: changes may go unheard until `onReconnected`. */
  onCutOff: () => void
  /** Listening again, with what was missed already handed to `onEvents`. */
  onReconnected: () => void
}

export interface OutboxListener {
  readonly isListening: boolean
  stop: () => Promise<void>
}

const firstDelay = 100
const longestDelay = 2_000
/** A connection whose other end vanished without a word is noticed by asking. */
const heartbeatEvery = 10_000

/**
 * Hears of every committed change. A notification, on a connection of its own that is renewed for ever, only says when to look; what is new is read
 * from the rows, so that a notification may stand for many or never come.
 */
export function listenOutbox(options: OutboxListenerOptions): OutboxListener {
  const { connectionString, log } = options
  const follower = followOutbox(options)
  let client: Client | null = null
  let isStopped = false
  let delay = firstDelay
  let waiting: NodeJS.Timeout | undefined

  const reconnect = (reason: unknown, from: Client) => {
    if (client !== from && client !== null) return
    if (client !== null) {
      log.warn({ reason: String(reason) }, 'outbox listener disconnected')
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
    const fresh = new Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    })
    fresh.on('notification', () => void follower.look())
    fresh.on('error', (error) => reconnect(error, fresh))
    fresh.on('end', () => reconnect('closed', fresh))
    try {
      await fresh.connect()
      await fresh.query(`listen ${outboxChannel}`)
    } catch (error) {
      return reconnect(error, fresh)
    }
    if (!(await follower.look())) return reconnect('the outbox cannot be read', fresh)
    if (isStopped) return void fresh.end()
    client = fresh
    delay = firstDelay
    if (!isAgain) return
    log.info('outbox listener reconnected')
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
      await follower.stop()
    },
  }
}
