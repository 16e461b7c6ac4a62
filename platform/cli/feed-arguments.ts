import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { z } from 'zod'
import { feedMapping, type FeedMapping } from '#schemas/stock/feed-mapping.ts'
import { type StockFormatName, stockFormatNames } from '../stock/formats/formats.ts'
import { UsageProblem } from './usage-problem.ts'

export interface FeedOptions {
  tenant: string
  format?: StockFormatName
  mapping?: string
}

/** Options shared by commands about a feed file. */
export const withFeedOptions = (command: Command, { formatDefault }: { formatDefault: string }): Command =>
  command
    .requiredOption('--tenant <slug>', 'the site whose stock it is')
    .addOption(
      new Option('--format <name>', `how the feed is written; without it and a mapping: ${formatDefault}`)
        .choices(stockFormatNames)
        .conflicts('mapping'),
    )
    .option('--mapping <file>', 'JSON that says which column is what, as “stock preview --json” suggests it')

/** The requested format or mapping; null without one. */
export async function readFeedFormat({ format, mapping }: FeedOptions): Promise<StockFormatName | FeedMapping | null> {
  if (mapping === undefined) return format ?? null
  const file = await findFile(mapping)
  const parsed = feedMapping.safeParse(parseJson(await readFile(file, 'utf8'), file))
  if (parsed.success) return parsed.data
  throw new UsageProblem(`The mapping ${file} cannot be used:\n${z.prettifyError(parsed.error)}`)
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageProblem(`The mapping ${file} is not JSON.`)
  }
}

/** Resolves a path relative to the user's directory: npm changes to the repository root and stores the original in INIT_CWD. */
export async function findFile(name: string): Promise<string> {
  const file = resolve(process.env['INIT_CWD'] ?? '', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new UsageProblem(`There is no file ${file}.`)
  return file
}
