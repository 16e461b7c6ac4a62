export type ProcessShutdown = {
  /** Aborted once the process was asked to end. */
  signal: AbortSignal
  /** Settles once the process was asked to end. */
  asked: Promise<void>
  ask: () => void
  /** What has started later is stopped earlier. */
  later: (stop: () => Promise<void>) => void
  run: () => Promise<void>
}

/** Ctrl-C, SIGTERM, a closed terminal and the death of anyone who launched us all end the process the same way. */
export function createProcessShutdown(): ProcessShutdown {
  const controller = new AbortController()
  const stops: (() => Promise<void>)[] = []
  const ask = () => controller.abort(new DOMException('The process was asked to stop.', 'AbortError'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  const watch = watchLauncher(ask)
  return {
    signal: controller.signal,
    asked: new Promise((resolve) => controller.signal.addEventListener('abort', () => resolve(), { once: true })),
    ask,
    later: (stop) => void stops.push(stop),
    run: async () => {
      ask()
      clearInterval(watch)
      for (const stop of stops.splice(0).toReversed()) await stop()
    },
  }
}

/** `with-install.mjs` names itself; where it was killed, nobody passes signals on to us any more. */
function watchLauncher(ask: () => void): NodeJS.Timeout | undefined {
  const launcher = process.ppid
  if (process.env.FORECOURT_LAUNCHER !== String(launcher)) return undefined
  const watch = setInterval(() => {
    if (process.ppid !== launcher) ask()
  }, 500)
  return watch.unref()
}
