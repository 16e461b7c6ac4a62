import { destination, pino, type Logger } from 'pino'
import { logOptions } from './log-options.ts'

export type { Logger }

/** Structured logs on standard output, written asynchronously in batches, without personal data: see `log-options.ts`. */
export function createLog(level: string): { log: Logger; flush: () => void } {
  const stream = destination({ sync: false, minLength: 0 })
  const log = pino(logOptions(level), stream)
  return { log, flush: () => stream.flushSync() }
}
