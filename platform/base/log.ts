import { destination, pino, type Logger } from 'pino'
import { logOptions } from './log-options.ts'

export type { Logger }

/**
 * Lets the process go on when the reader of its output is gone. Otherwise the stream's error ends it; beside Next, whose handler prints uncaught
 * errors, each print is the next error, and the process spins and never stops. pino does the same for its own stream.
 */
function ignoreBrokenOutput(): void {
  // One listener a stream, however many logs a process creates.
  for (const stream of [process.stdout, process.stderr]) stream.off('error', ignoreError).on('error', ignoreError)
}

const ignoreError = (): void => undefined

/** Structured logs on standard output, written asynchronously in batches, without personal data: see `log-options.ts`. */
export function createLog(level: string): { log: Logger; flush: () => void } {
  ignoreBrokenOutput()
  const stream = destination({ sync: false, minLength: 0 })
  const log = pino(logOptions(level), stream)
  return { log, flush: () => stream.flushSync() }
}
