import { Client, type Pool } from 'pg'
import type { Logger } from '../base/log.ts'
import { followOutbox, type OutboxReader } from './follow-outbox.ts'
import { listen, ping } from './outbox-store.ts'

export interface OutboxListenerOptions extends OutboxReader {
  connectionString: string
  pool: Pool
  log: Logger
  /** The connection was lost: changes may be missed until `onReconnected`. */
  onCutOff: () => void
  /** Listening again; missed changes were already passed to `onEvents`. */
  onReconnected: () => void
}

export interface OutboxListener {
  readonly isListening: boolean
  stop: () => Promise<void>
}

const firstDelay = 100
const longestDelay = 2_000
/** A heartbeat detects a connection whose other end vanished silently. */
const heartbeatEvery = 10_000

/**
 * Receives every committed change. A notification, on a dedicated and self-renewing connection, only triggers a poll. Changes are read from
 * rows, so notifications may be merged or lost.
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
      await listen(fresh)
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
    const connection = client
    if (!connection) return
    const tooLong = setTimeout(() => reconnect('no answer', connection), 5_000)
    ping(connection).then(
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
