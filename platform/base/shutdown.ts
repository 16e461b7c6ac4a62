/** Everything that a process has started. It is closed in the opposite order, once. */
export interface ShutdownStack {
  /** Registers how to close what was just started. `step` names it in the log. */
  defer: (step: string, close: () => unknown) => void
  /** Closes everything. Never rejects: failures go to `onFailure`. A second call waits for the same end. */
  close: () => Promise<void>
}

export interface ShutdownFailure {
  step: string
  error: unknown
}

interface ShutdownOptions {
  /** Milliseconds for all steps together. */
  within: number
  onFailure: (failure: ShutdownFailure) => void
}

/** Milliseconds for each step that begins after the deadline: a connection that answers closes in less. */
const lateStepMayTake = 1_000

export function createShutdownStack({ within, onFailure }: ShutdownOptions): ShutdownStack {
  const stack = new AsyncDisposableStack()
  let ends = 0
  let closing: Promise<void> | null = null
  const closeStep = async (step: string, close: () => unknown) => {
    try {
      await settleWithin(Math.max(ends - Date.now(), Math.min(within, lateStepMayTake)), close)
    } catch (error) {
      onFailure({ step, error })
    }
  }
  return {
    defer: (step, close) => stack.defer(() => closeStep(step, close)),
    close: () => {
      ends ||= Date.now() + within
      closing ??= stack.disposeAsync()
      return closing
    },
  }
}

async function settleWithin(milliseconds: number, close: () => unknown): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`not closed within ${milliseconds} ms`)), milliseconds)
  try {
    await Promise.race([close(), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
