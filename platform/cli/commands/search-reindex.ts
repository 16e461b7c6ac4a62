import type { Command } from 'commander'
import { withPool } from '../../base/database/with-pool.ts'
import { createSearch } from '../../search/create-search.ts'
import { refreshTenant } from '../../search/refresh-vehicles.ts'
import { reindex } from '../../search/reindex.ts'
import type { ActionRunner } from '../run-action.ts'
import { findTenant } from '../find-tenant.ts'

export function addSearchReindex(parent: Command, act: ActionRunner): void {
  parent
    .command('reindex')
    .description('build the search index again from the stock; searches go on being answered meanwhile')
    .option('--tenant <slug>', 'only the stock of this site')
    .action((options: { tenant?: string }) =>
      act(async ({ env, steps }) => {
        return withPool(env.DATABASE_URL, async (pool) => {
          const search = createSearch({ pool, env })
          const left: string[] = []
          const indexing = { pool, search, warn: (message: string) => void left.push(message) }
          const documents = await steps.run('Build the search index', async (tell) => {
            if (options.tenant === undefined) {
              const built = await reindex({
                ...indexing,
                onProgress: (read, total) => tell(`${read} of ${total} vehicles`, total > 0 ? read / total : 1),
              })
              return built.documents
            }
            const { id } = await findTenant(pool, options.tenant)
            await search.prepare()
            await refreshTenant(indexing, id)
            return (await search.ids(id)).length
          })
          return {
            document: { engine: search.engine, tenant: options.tenant ?? null, documents, left },
            text: [...left, `${documents} vehicles are in the index (${search.engine}).`].join('\n'),
            exit: left.length > 0 ? 'findings' : 'done',
          }
        })
      }),
    )
}
