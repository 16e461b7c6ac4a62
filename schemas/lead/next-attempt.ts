interface NextAttemptInput {
  /** Failures since the last manual request. */
  failures: number
  now: Date
  /** From 0 to less than 1: spreads retries of simultaneous failures. */
  random: number
}

const first = 10_000
const longest = 6 * 3_600_000
/** About two days: a server that is down over a weekend receives it on Monday. */
const mostFailures = 18

/** The time of the next attempt: after ten seconds, doubled up to six hours, each up to half earlier. Null once it is given up. */
export function nextAttempt({ failures, now, random }: NextAttemptInput): Date | null {
  if (failures >= mostFailures) return null
  const wait = Math.min(longest, first * 2 ** (failures - 1))
  return new Date(now.getTime() + Math.round(wait * (1 - random / 2)))
}
