import type { Payload } from 'payload'

/** A database restart closes idle connections. Without a listener the error would end the process, although the pool can reconnect. */
export function handleLostConnections(payload: Payload): void {
  const onError = (error: Error) => {
    const isShutdown = 'code' in error && error.code === adminShutdown
    payload.logger[isShutdown ? 'debug' : 'warn'](`database connection lost: ${error.message}`)
  }
  payload.db.pool.on('error', onError)
  // The pool listens for errors of idle connections only: one held by a transaction has no listener between two queries.
  payload.db.pool.on('connect', (client) => client.on('error', () => undefined))
}

const adminShutdown = '57P01'
