import { Socket } from 'node:net'
import { Client } from 'pg'

/** Whether the PostgreSQL of this process answers, probed on a dedicated connection. */
export interface DatabaseHealth {
  readonly isAway: boolean
  /** Calls the listener when PostgreSQL stops or resumes answering. Returns a function that removes the listener. */
  onChange: (listener: (isAway: boolean) => void) => () => void
  /** Starts the probe and returns a function that stops it. Before the first probe PostgreSQL counts as available. */
  watch: () => () => void
}

/** Interval of probes in milliseconds while it answers. */
const askEvery = 1_000
/** Timeout of `select 1` in milliseconds. With `askEvery`, a hanging PostgreSQL is detected within 3 seconds. */
const answerWithin = 2_000
/** Interval of probes in milliseconds during an outage: the recovery must be detected within 2 seconds. */
const retryEvery = 250
const connectWithin = 2_000

/** Keyed by connection string. Next bundles a copy of this module for the admin, and both copies must share their state. */
declare global {
  var forecourtDatabaseHealth: Map<string, DatabaseHealth> | undefined
}

export function databaseHealth(connectionString: string): DatabaseHealth {
  const known = (globalThis.forecourtDatabaseHealth ??= new Map())
  const health = known.get(connectionString) ?? createDatabaseHealth(connectionString)
  known.set(connectionString, health)
  return health
}

function createDatabaseHealth(connectionString: string): DatabaseHealth {
  const listeners = new Set<(isAway: boolean) => void>()
  const state = { isAway: false, watchers: 0 }
  let client: Client | null = null
  let timer: NodeJS.Timeout | undefined

  const change = (isAway: boolean) => {
    if (state.isAway === isAway) return
    state.isAway = isAway
    for (const listener of listeners) listener(isAway)
  }

  const disconnect = () => {
    client?.connection.stream.destroy()
    client = null
  }

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString,
      application_name: 'forecourt-health',
      keepAlive: true,
      connectionTimeoutMillis: connectWithin,
    })
    fresh.on('error', () => undefined)
    // Unref'd: neither this connection nor its timer keeps the process alive.
    if (fresh.connection.stream instanceof Socket) fresh.connection.stream.unref()
    client = fresh
    await fresh.connect()
  }

  const ask = async (): Promise<boolean> => {
    if (!client) await connect()
    const currentClient = client
    return currentClient ? await answersInTime(currentClient.query('select 1')) : false
  }

  const look = async (): Promise<void> => {
    const hadConnection = client !== null
    const isAnswering = await ask().catch(async (error: unknown) => {
      disconnect()
      if (isRefusal(error)) return true
      // Perhaps only this connection was closed.
      return hadConnection && !state.isAway ? ask().catch(isRefusal) : false
    })
    if (!isAnswering) disconnect()
    if (state.watchers === 0) return disconnect()
    change(!isAnswering)
    timer = setTimeout(() => void look(), isAnswering ? askEvery : retryEvery)
    timer.unref()
  }

  return {
    get isAway() {
      return state.isAway
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    watch: () => {
      state.watchers += 1
      if (state.watchers === 1) void look()
      return () => {
        state.watchers -= 1
        if (state.watchers > 0) return
        clearTimeout(timer)
        disconnect()
        change(false)
      }
    },
  }
}

/** Whether the answer arrives in time. An answer that arrived while this process was busy is read before `setImmediate`. */
async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => setImmediate(() => resolve(false)), answerWithin)
    timer.unref()
  })
  return Promise.race([answer.then(() => true), late]).finally(() => clearTimeout(timer))
}

/** Refusing one more connection (SQLSTATE 53300) proves that PostgreSQL answers. Starting up and shutting down (57P) does not. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && 'code' in error && !String(error.code).startsWith('57P')
