import { resolve } from 'node:path'
import { EnvProblem } from '#platform/env.ts'
import { BackupProblem } from '../backup/backup-problem.ts'
import { StartProblem, diskFull, fileProblem } from '../embedded/problem.ts'
import { SearchUnavailable } from '../search/search-port.ts'
import { StockImportProblem } from '../stock/stock-import-problem.ts'
import { ChildProblem } from './run-child.ts'
import { UsageProblem } from './usage-problem.ts'

let latest = ''

/** Prints expected errors as a sentence, and bugs with their stack. Follow-up errors are not repeated. */
export function printError(error: unknown): void {
  const message = describeProblem(error)
  if (message !== latest) process.stderr.write(`\n${message}\n`)
  latest = message
}

type Where = { dataDir: string }

export function describeProblem(error: unknown, { dataDir }: Where = whereWeAre()): string {
  const translated = fileProblem(error, dataDir)
  if (translated instanceof ChildProblem && /ENOSPC|No space left on device/.test(translated.message))
    return `${translated.message}\n\n${diskFull(dataDir).message}`
  if (isExpected(translated)) return translated.message
  return translated instanceof Error ? (translated.stack ?? translated.message) : String(translated)
}

const whereWeAre = (): Where => ({ dataDir: resolve(process.env['FORECOURT_DATA_DIR'] || '.forecourt') })

const expected = [
  StartProblem,
  BackupProblem,
  EnvProblem,
  ChildProblem,
  UsageProblem,
  StockImportProblem,
  SearchUnavailable,
]

const isExpected = (error: unknown): error is Error => expected.some((kind) => error instanceof kind)
