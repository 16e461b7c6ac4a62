interface Failed {
  /** How often it failed since it was last asked for. */
  failures: number
  now: Date
  /** From 0 to below 1: keeps what failed together from coming back together. */
  random: number
}

const first = 10_000
const longest = 6 * 3_600_000
/** About two days: a server that was down over a weekend has it on Monday. */
const mostFailures = 18

/** When a delivery that failed is tried again: after ten seconds, then doubled up to six hours, each up to half earlier. Null once it is given up. */
export function nextAttempt({ failures, now, random }: Failed): Date | null {
  if (failures >= mostFailures) return null
  const wait = Math.min(longest, first * 2 ** (failures - 1))
  return new Date(now.getTime() + Math.round(wait * (1 - random / 2)))
}
