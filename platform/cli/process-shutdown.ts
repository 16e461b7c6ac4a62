import { createShutdownStack, type ShutdownStack } from '../base/shutdown.ts'
import { printError } from './print-error.ts'

export interface ProcessShutdown extends ShutdownStack {
  /** Aborted once the process was asked to stop. */
  signal: AbortSignal
  /** Settles once the process was asked to stop. */
  stopRequest: Promise<void>
  ask: () => void
}

/** Milliseconds. PostgreSQL has a minute to write its checkpoint before it is ended harder: see `endPostgres`. */
const closeWithin = 120_000

/**
 * Ctrl-C, SIGTERM, a closed terminal and the death of anyone who launched us all end the process the same way. A step that fails to close is
 * printed, and the exit code says so.
 */
export function createProcessShutdown(): ProcessShutdown {
  const controller = new AbortController()
  const stack = createShutdownStack({
    within: closeWithin,
    onFailure: ({ error }) => {
      printError(error)
      process.exitCode ||= 1
    },
  })
  const ask = () => controller.abort(new DOMException('The process was asked to stop.', 'AbortError'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  const watch = watchLauncher(ask)
  return {
    signal: controller.signal,
    stopRequest: new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve(), { once: true })),
    ask,
    defer: stack.defer,
    close: () => {
      ask()
      clearInterval(watch)
      return stack.close()
    },
  }
}

/** `with-install.mjs` passes its id. Once it is killed, no signals are forwarded. */
function watchLauncher(ask: () => void): NodeJS.Timeout | undefined {
  const launcher = process.ppid
  if (process.env.FORECOURT_LAUNCHER !== String(launcher)) return undefined
  const watch = setInterval(() => {
    if (process.ppid !== launcher) ask()
  }, 500)
  return watch.unref()
}
