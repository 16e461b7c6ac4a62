import { resolve } from 'node:path'
import type { Command } from 'commander'
import { withPool } from '../../base/database/with-pool.ts'
import { requireOrigin } from '../../backup/archive-origin.ts'
import { readArchive } from '../../backup/read-archive.ts'
import { requireEmptyDatabase, requireEmptyFolder } from '../../backup/require-empty.ts'
import type { ActionRunner } from '../run-action.ts'

type RestoreOptions = { anotherSecret?: boolean; unsigned?: boolean }

export function addRestore(parent: Command, act: ActionRunner): void {
  parent
    .command('restore')
    .argument('<archive>')
    .description('fill an empty database and an empty data folder from an archive, then migrate and index')
    .option(
      '--another-secret',
      'also an archive of another FORECOURT_SECRET: what is sealed is lost, and nothing proves who wrote it',
    )
    .option('--unsigned', 'also an archive of a release that did not sign backups; nothing proves who wrote it')
    .action((file: string, { anotherSecret = false, unsigned = false }: RestoreOptions) =>
      act(async ({ env, steps, signal }) => {
        const path = resolve(file)
        const archive = await steps.run('Verify the backup', () => readArchive(path))
        const { manifest } = archive
        requireOrigin(archive, { secret: env.FORECOURT_SECRET, anySecret: anotherSecret, unsigned })
        await requireEmptyFolder(env.FORECOURT_DATA_DIR)
        await requireEmptyDatabase(env.DATABASE_URL)
        const { requireKnownMigrations, restoreBackup } = await import('../../backup/restore-backup.ts')
        requireKnownMigrations(manifest)
        const { getCms, migrate } = await import('#cms/index.ts')
        const payload = await getCms()
        await steps.run('Restore database and files', (report) =>
          restoreBackup({
            archive,
            payload,
            databaseUrl: env.DATABASE_URL,
            dataDir: env.FORECOURT_DATA_DIR,
            report,
            signal,
          }),
        )
        const { applied } = await steps.run('Bring the database to this version', () => migrate(payload))
        const documents = await steps.run('Build the search index', () => index(env))
        const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
        return {
          document: {
            archive: path,
            createdAt: manifest.createdAt,
            rows,
            files: manifest.files.count,
            migrated: applied.filter((name) => !manifest.migrations.includes(name)),
            vehiclesIndexed: documents,
          },
          text: `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files of ${manifest.createdAt}; ${documents} vehicles are in the index.`,
        }
      }),
    )
}

async function index(env: {
  DATABASE_URL: string
  MEILISEARCH_URL?: string | undefined
  MEILISEARCH_KEY?: string | undefined
}) {
  const { createSearch } = await import('../../search/create-search.ts')
  const { reindex } = await import('../../search/reindex.ts')
  return withPool(env.DATABASE_URL, async (pool) => {
    const search = createSearch({ pool, env })
    return (await reindex({ pool, search, warn: (message) => void process.stderr.write(`${message}\n`) })).documents
  })
}
