import type { Payload } from 'payload'

/** A database restart closes idle connections. Without a listener the error would end the process, although the pool can reconnect. */
export function handleLostConnections(payload: Payload): void {
  const onError = (error: Error) => {
    const isShutdown = 'code' in error && error.code === adminShutdown
    payload.logger[isShutdown ? 'debug' : 'warn'](`database connection lost: ${error.message}`)
  }
  payload.db.pool.on('error', onError)
}

const adminShutdown = '57P01'
