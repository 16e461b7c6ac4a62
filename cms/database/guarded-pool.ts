import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { type DatabaseHealth, databaseHealth } from './database-health.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { type DatabaseRole, databaseTimeouts } from './timeouts.ts'

type OnConnected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void

/**
 * A pool that does not wait for a hanging PostgreSQL. When `DatabaseHealth` reports an outage, pending queries and connection requests
 * reject with `DatabaseUnavailable`, their connections are destroyed (a late answer must not be read), and new queries reject immediately.
 * A connection that is lost while in use leaves the pool at once, even if its holder never releases it: Payload holds one for good, and one
 * more after each loss (https://github.com/payloadcms/payload/pull/17831), until its pool would be full of lost ones.
 */
export class GuardedPool extends Pool {
  #health: DatabaseHealth
  #stopListening: () => void
  #inUse = new Set<PoolClient>()
  /** Removed while in use: their holders release them for a second time. */
  #lost = new WeakSet<PoolClient>()
  #waiting = new Set<() => void>()

  constructor(config: PoolConfig = {}) {
    super(config)
    this.#health = databaseHealth(config.connectionString ?? '')
    this.#stopListening = this.#health.onChange((isAway) => (isAway ? this.#rejectAll() : undefined))
    // The pool listens for errors of idle connections only: one held by a transaction has no listener between two queries.
    this.on('connect', (client) => client.on('error', () => undefined).once('end', () => this.#removeLost(client)))
    this.on('acquire', (client) => this.#inUse.add(client))
    this.on('release', (_, client) => this.#inUse.delete(client))
  }

  /** Applies the timeouts of the role to new connections and replaces idle ones. Migrations run before this, without timeouts. */
  limitTo(role: DatabaseRole): void {
    Object.assign(this.options, databaseTimeouts[role])
    this.#closeIdle()
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnected): void
  override connect(callback?: OnConnected): Promise<PoolClient> | void {
    if (callback) return this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(client) : reject(error ?? new DatabaseUnavailable())))
    })
  }

  override end(): Promise<void>
  override end(callback: () => void): void
  override end(callback?: () => void): Promise<void> | void {
    this.#stopListening()
    return callback ? super.end(callback) : super.end()
  }

  #connect(callback: OnConnected): void {
    let isOver = false
    const giveUp = () => {
      isOver = true
      this.#waiting.delete(giveUp)
      callback(new DatabaseUnavailable(), undefined, () => undefined)
    }
    if (this.#health.isAway) return process.nextTick(giveUp)
    this.#waiting.add(giveUp)
    super.connect((error, client, done) => {
      if (isOver) return client ? done(true) : undefined
      this.#waiting.delete(giveUp)
      if (!client) return callback(error, client, done)
      // A holder may have read the function before the loss.
      const release = (reason?: unknown) => (this.#lost.has(client) ? undefined : done(reason))
      client.release = release
      callback(error, client, release)
    })
  }

  #removeLost(client: PoolClient): void {
    if (!this.#inUse.has(client)) return
    client.release(true)
    this.#lost.add(client)
  }

  #rejectAll(): void {
    for (const giveUp of this.#waiting) giveUp()
    for (const client of this.#inUse) client.connection.stream.destroy(new DatabaseUnavailable())
    this.#closeIdle()
  }

  #closeIdle(): void {
    for (let index = this.idleCount; index > 0; index -= 1)
      super.connect((_error, client, done) => client && done(true))
  }
}
