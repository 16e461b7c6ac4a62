import type { Payload } from 'payload'

/** A restart of the database closes idle connections; without a listener that ends the whole process, and the pool would have opened new ones. */
export function handleLostConnections(payload: Payload): void {
  const onError = (error: Error) => {
    const isShutdown = 'code' in error && error.code === adminShutdown
    payload.logger[isShutdown ? 'debug' : 'warn'](`database connection lost: ${error.message}`)
  }
  payload.db.pool.on('error', onError)
  // The pool listens to its idle connections alone: one that a transaction holds between two queries has nobody.
  payload.db.pool.on('connect', (client) => client.on('error', () => undefined))
}

const adminShutdown = '57P01'
