import type { Check } from './scenario.ts'

export interface Outcome {
  title: string
  seconds: number
  checks: Check[]
}

/** All scenarios as one table: what was claimed, what was measured, whether it held. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.flatMap(({ checks }) => checks)
  const what = Math.max(...rows.map((row) => row.what.length), 20)
  const measured = Math.max(...rows.map((row) => row.measured.length), 8)
  const lines = outcomes.flatMap(({ title, seconds, checks }) => [
    '',
    `${title} (${Math.round(seconds)} s)`,
    ...checks.map((row) => `  ${row.isMet ? '✓' : '✗'} ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}`),
  ])
  return `${lines.join('\n')}\n`
}

export const isMet = ({ checks }: Outcome): boolean => checks.length > 0 && checks.every((check) => check.isMet)
