import { destination, pino, type Logger } from 'pino'

export type { Logger }

/**
 * Structured lines on standard output, written in batches off the request's path. No personal data: neither addresses, nor queries, nor
 * bodies, nor header values are ever logged.
 */
export function createLog(level: string): { log: Logger; flush: () => void } {
  const stream = destination({ sync: false, minLength: 0 })
  const log = pino(
    {
      level,
      base: { pid: process.pid },
      redact: { paths: ['*.email', '*.phone', '*.password', '*.token'], remove: true },
    },
    stream,
  )
  return { log, flush: () => stream.flushSync() }
}
