/** What was started, to be stopped in the opposite order. */
export interface ShutdownStack {
  later: (stop: () => Promise<unknown>) => void
  /** Stops everything that was started, whatever fails on the way; a second call waits for nothing. */
  all: () => Promise<void>
}

export function createShutdownStack(onFailure: (error: unknown) => void): ShutdownStack {
  const started: (() => Promise<unknown>)[] = []
  return {
    later: (stop) => void started.push(stop),
    all: async () => {
      for (const stop of started.splice(0).toReversed()) await stop().catch(onFailure)
    },
  }
}
