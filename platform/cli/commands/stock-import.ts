import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Command, Option } from 'commander'
import { Pool } from 'pg'
import { whenMissing, type WhenMissing } from '#schemas/stock/import-report.ts'
import { type StockFormatName, stockFormatNames } from '../../stock/formats/formats.ts'
import { importStock } from '../../stock/import-stock.ts'
import type { Act } from '../act.ts'
import { chosenWhenMissing } from '../chosen-when-missing.ts'
import { findTenant } from '../find-tenant.ts'
import { outcomeOf } from '../import-outcome.ts'
import { UsageProblem } from '../usage-problem.ts'

type Options = { tenant: string; format: StockFormatName; whenMissing?: WhenMissing; allowManyMissing?: boolean }

export function addStockImport(parent: Command, act: Act): void {
  parent
    .command('import <file>')
    .description('import a feed: every row is imported, or in the report with the reason')
    .requiredOption('--tenant <slug>', 'the site whose stock it is')
    .addOption(new Option('--format <name>', 'how the feed is written').choices(stockFormatNames).default('forecourt'))
    .addOption(
      new Option(
        '--when-missing <status>',
        'what vehicles become that the feed no longer has; without it, as the site chose',
      ).choices(whenMissing.options),
    )
    .option('--allow-many-missing', 'let more than half of the stock go at once')
    .action((name: string, options: Options) =>
      act(async ({ env, steps, signal }) => {
        const file = await findFile(name)
        const pool = new Pool({ connectionString: env.DATABASE_URL })
        try {
          const tenant = await findTenant(pool, options.tenant)
          const report = await steps.run(`Import ${file}`, async (tell) =>
            importStock({
              pool,
              tenant,
              file,
              signal,
              format: options.format,
              whenMissing: options.whenMissing ?? (await chosenWhenMissing(pool, tenant.id)),
              allowManyMissing: options.allowManyMissing ?? false,
              dataDir: env.FORECOURT_DATA_DIR,
              now: () => new Date(),
              onProgress: ({ bytes, totalBytes, rows }) =>
                tell(`${rows} rows`, totalBytes > 0 ? bytes / totalBytes : 1),
            }),
          )
          return outcomeOf(report)
        } finally {
          await pool.end()
        }
      }),
    )
}

/** As the person meant it who typed it: npm goes to the repository's root, and keeps in INIT_CWD where they were. */
async function findFile(name: string): Promise<string> {
  const file = resolve(process.env['INIT_CWD'] ?? '', name)
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new UsageProblem(`There is no file ${file}.`)
  return file
}
