import { type Command, InvalidArgumentError, Option } from 'commander'
import { withPool } from '../../base/database/with-pool.ts'
import { holdShare, holdShares } from '#schemas/stock/hold-share.ts'
import { whenMissing, type WhenMissing } from '#schemas/stock/import-report.ts'
import { chosenWhenMissing } from '../../stock/chosen-when-missing.ts'
import { importStock } from '../../stock/import-stock.ts'
import type { ActionRunner } from '../run-action.ts'
import { type FeedOptions, findFile, readFeedFormat, withFeedOptions } from '../feed-arguments.ts'
import { findTenant } from '../find-tenant.ts'
import { summariseImport } from '../import-outcome.ts'

type Options = FeedOptions & { whenMissing?: WhenMissing; allowManyMissing?: boolean; holdShare: number }

export function addStockImport(parent: Command, act: ActionRunner): void {
  withFeedOptions(parent.command('import <file>'), { formatDefault: 'forecourt' })
    .description('import a feed: every row is imported, or in the report with the reason')
    .addOption(
      new Option(
        '--when-missing <status>',
        'what vehicles become that the feed no longer has; without it, as the site chose',
      ).choices(whenMissing.options),
    )
    .option(
      '--hold-share <percent>',
      `hold a run that would withdraw more than this share of what was imported by hand (${holdShares.least} to ${holdShares.most})`,
      readShare,
      holdShares.usual,
    )
    .option('--allow-many-missing', 'let any number of vehicles go at once')
    .action((name: string, options: Options) =>
      act(async ({ env, steps, signal }) => {
        const file = await findFile(name)
        const format = (await readFeedFormat(options)) ?? 'forecourt'
        return withPool(env.DATABASE_URL, async (pool) => {
          const tenant = await findTenant(pool, options.tenant)
          const report = await steps.run(`Import ${file}`, async (tell) =>
            importStock({
              pool,
              tenant,
              file,
              signal,
              format,
              whenMissing: options.whenMissing ?? (await chosenWhenMissing(pool, tenant.id)),
              holdShare: options.holdShare,
              allowManyMissing: options.allowManyMissing ?? false,
              dataDir: env.FORECOURT_DATA_DIR,
              now: () => new Date(),
              onProgress: ({ bytes, totalBytes, rows }) =>
                tell(`${rows} rows`, totalBytes > 0 ? bytes / totalBytes : 1),
            }),
          )
          return summariseImport(report)
        })
      }),
    )
}

function readShare(text: string): number {
  const read = holdShare.safeParse(text)
  if (!read.success) throw new InvalidArgumentError(`It is a number from ${holdShares.least} to ${holdShares.most}.`)
  return read.data
}
