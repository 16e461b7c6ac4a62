import type { Command } from 'commander'
import { withPool } from '../../base/database/with-pool.ts'
import { previewFeed } from '../../stock/preview-feed.ts'
import type { ActionRunner } from '../run-action.ts'
import { type FeedOptions, findFile, readFeedFormat, withFeedOptions } from '../feed-arguments.ts'
import { findTenant } from '../find-tenant.ts'
import { previewOutcome } from '../preview-outcome.ts'

export function addStockPreview(parent: Command, act: ActionRunner): void {
  withFeedOptions(parent.command('preview <file>'), { formatDefault: 'as its columns suggest' })
    .description('what a feed holds and what its import would change; changes nothing')
    .action((name: string, options: FeedOptions) =>
      act(async ({ env, steps, signal }) => {
        const file = await findFile(name)
        const mapping = await readFeedFormat(options)
        return withPool(env.DATABASE_URL, async (pool) => {
          const tenant = await findTenant(pool, options.tenant)
          return previewOutcome(
            await steps.run(`Look at ${file}`, () =>
              previewFeed({ pool, tenant, feedId: null, file, mapping, now: new Date(), signal }),
            ),
          )
        })
      }),
    )
}
