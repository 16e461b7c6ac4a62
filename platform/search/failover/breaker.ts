interface BreakerOptions {
  /** Whether the one that was away answers again. */
  isBack: () => Promise<boolean>
  /** Milliseconds between looks. */
  every: number
  now: () => number
}

export interface Breaker {
  isOpen: () => boolean
  /** It does not answer: it is left alone until it is back. */
  open: () => void
}

/** Leaves alone anyone who does not answer, and looks now and then, whenever somebody asks, whether it does again; nobody waits for that look. */
export function createBreaker({ isBack, every, now }: BreakerOptions): Breaker {
  const state: { nextLook: number | null } = { nextLook: null }
  const look = async () => {
    const back = await isBack().catch(() => false)
    if (back) state.nextLook = null
  }
  return {
    isOpen: () => {
      if (state.nextLook === null) return false
      if (now() >= state.nextLook) {
        state.nextLook = now() + every
        void look()
      }
      return true
    },
    open: () => {
      state.nextLook ??= now() + every
    },
  }
}
