import { EnvProblem } from '#platform/env.ts'
import { StartProblem, fileProblem } from '../embedded/problem.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import { StockImportProblem } from '../stock/stock-import-problem.ts'
import { ChildProblem } from './run-child.ts'
import { UsageProblem } from './usage-problem.ts'

/** What was to be expected is told in a sentence; anything else is a bug, and comes with its stack. */
export function tellProblem(error: unknown): void {
  process.stderr.write(`\n${describeProblem(error)}\n`)
}

export function describeProblem(error: unknown): string {
  const translated = fileProblem(error, 'the data folder')
  if (isExpected(translated)) return translated.message
  return translated instanceof Error ? (translated.stack ?? translated.message) : String(translated)
}

const expected = [StartProblem, EnvProblem, ChildProblem, UsageProblem, StockImportProblem, SearchUnavailable]

const isExpected = (error: unknown): error is Error => expected.some((kind) => error instanceof kind)
