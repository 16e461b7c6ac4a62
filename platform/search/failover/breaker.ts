import { circuitBreaker, CircuitState, ConsecutiveBreaker, handleType, timeout, TimeoutStrategy } from 'cockatiel'
import { SearchUnavailable } from '../search-port.ts'

interface BreakerOptions {
  /** Whether the server that was away answers again. */
  isBack: () => Promise<boolean>
  /** Milliseconds between two checks. */
  checkEvery: number
}

export interface Breaker {
  /** Whether the server is unavailable. A call may start a check in the background, without waiting for it. */
  isOpen: () => boolean
  /** Asks the server. A `SearchUnavailable` opens the breaker, and an open one rejects with it at once. */
  ask: <T>(question: () => Promise<T>) => Promise<T>
}

/** Circuit breaker: opens at the first failure and closes when a background check succeeds, so no shopper's request waits for the failed server. */
export function createBreaker({ isBack, checkEvery }: BreakerOptions): Breaker {
  const policy = circuitBreaker(handleType(SearchUnavailable), {
    halfOpenAfter: checkEvery,
    breaker: new ConsecutiveBreaker(1),
  })
  // A server that accepts connections and hangs must not hold up the checks that follow.
  const limit = timeout(checkEvery, TimeoutStrategy.Aggressive)
  const check = async () => {
    if (!(await limit.execute(isBack).catch(() => false)))
      throw new SearchUnavailable('The search engine is still away.')
  }
  const isOpen = () => {
    if (policy.state === CircuitState.Closed) return false
    // The policy rejects a check that comes too early.
    if (policy.state === CircuitState.Open) policy.execute(check).catch(() => undefined)
    return true
  }
  return {
    isOpen,
    ask: async (question) => {
      if (isOpen()) throw new SearchUnavailable('The search engine was away a moment ago.')
      return policy.execute(question)
    },
  }
}
