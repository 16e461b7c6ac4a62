/** One thing that goes wrong, and what must hold meanwhile and afterwards. */
export interface Scenario {
  /** Names it on the command line: `--only database-hanging`. */
  name: string
  /** What happens, for the table. */
  title: string
  /** Runs in a process of its own. A thrown error fails the scenario. */
  run: (options: RunOptions) => Promise<Check[]>
}

export interface RunOptions {
  /** Shorter times and smaller counts, for development. The table says so. */
  isQuick: boolean
  /** Progress, for people. */
  say: (line: string) => void
}

export interface Check {
  /** The claim, such as "accepted but not stored". */
  what: string
  /** The figure that was seen, with its unit. */
  measured: string
  isMet: boolean
}

/** A claim that a count is zero. */
export const none = (what: string, count: number): Check => ({ what, measured: String(count), isMet: count === 0 })

/** A claim that a time or count is at most a limit. */
export const atMost = (
  what: string,
  { value, limit, unit }: { value: number; limit: number; unit: string },
): Check => ({
  what: `${what} (at most ${limit} ${unit})`,
  measured: `${Math.round(value * 100) / 100} ${unit}`,
  isMet: value <= limit,
})

/** A claim that something was so. */
export const holds = (what: string, isMet: boolean, measured = isMet ? 'yes' : 'no'): Check => ({
  what,
  measured,
  isMet,
})
