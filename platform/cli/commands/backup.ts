import { stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { requireOrigin } from '../../backup/archive-origin.ts'
import { archiveName } from '../../backup/archive-name.ts'
import type { Manifest } from '../../backup/manifest.ts'
import { readArchive } from '../../backup/read-archive.ts'
import type { ActionRunner, OfflineActionRunner } from '../run-action.ts'
import { findSecret } from '../secrets.ts'
import { UsageProblem } from '../usage-problem.ts'

export function addBackup(
  parent: Command,
  { act, actOffline }: { act: ActionRunner; actOffline: OfflineActionRunner },
): void {
  const backup = parent
    .command('backup')
    .description('write database and files into one archive, while the sites are served')
    .option('--to <path>', 'a file, or a folder that exists; unless set, the folder of FORECOURT_BACKUP_DIR')
    .action((options: { to?: string }) =>
      act(async ({ env, steps, signal }) => {
        const path = await choosePath(options.to ?? env.FORECOURT_BACKUP_DIR, new Date())
        const { createBackup } = await import('../../backup/create-backup.ts')
        const { bytes, manifest } = await steps.run('Write the backup', (report) =>
          createBackup({
            databaseUrl: env.DATABASE_URL,
            dataDir: env.FORECOURT_DATA_DIR,
            secret: env.FORECOURT_SECRET,
            path,
            except: [path, `${path}.part`, ...(env.FORECOURT_BACKUP_DIR ? [env.FORECOURT_BACKUP_DIR] : [])],
            now: new Date(),
            report,
            signal,
          }),
        )
        const archive = await steps.run('Verify the backup', () => readArchive(path))
        requireOrigin(archive, { secret: env.FORECOURT_SECRET })
        const notes = manifest.missingFiles.map((file) => `The database names ${file}, which the data folder lacks.`)
        return {
          document: { path, bytes, ...summarise(manifest) },
          text: [...notes, `${path}: ${describe(manifest)}, ${inMegabytes(bytes)} MB.`, secretNote].join('\n'),
          exit: notes.length > 0 ? 'findings' : 'done',
        }
      }),
    )
  backup
    .command('verify')
    .argument('<archive>')
    .description('read an archive to its end, compare every checksum and its signature; needs no database')
    .option('--unsigned', 'also an archive of a release that did not sign backups')
    .action((file: string, { unsigned = false }: { unsigned?: boolean }) =>
      actOffline(async ({ env, steps }) => {
        const path = resolve(file)
        const archive = await steps.run('Verify the backup', () => readArchive(path))
        const secret = await findSecret(env)
        if (secret !== null) requireOrigin(archive, { secret, unsigned })
        const isAuthentic = secret !== null && archive.signed !== null
        const whole = `${path} is whole: ${describe(archive.manifest)}.`
        return {
          document: { path, ...summarise(archive.manifest), isAuthentic },
          text: isAuthentic ? `${whole} This installation made it.` : `${whole}\n${originNote}`,
          exit: isAuthentic ? 'done' : 'findings',
        }
      }),
    )
}

const originNote =
  'Nothing proves who wrote it: the archive is unsigned, or FORECOURT_SECRET is not set and the data folder has no secrets.json.'

const secretNote =
  'The archive does not hold FORECOURT_SECRET. Keep it apart (without the setting it is in secrets.json of the data folder): a restore needs the same one.'

async function choosePath(to: string | undefined, now: Date): Promise<string> {
  if (to === undefined) throw new UsageProblem('Say where the archive goes: --to <path>, or set FORECOURT_BACKUP_DIR.')
  const path = resolve(to)
  const found = await stat(path).catch(() => null)
  if (found?.isFile()) throw new UsageProblem(`${path} exists already. Choose another name.`)
  const isFolder = found?.isDirectory() || !/\.(gz|tgz|tar)$/.test(basename(path))
  return isFolder ? join(path, archiveName(now)) : join(dirname(path), basename(path))
}

const summarise = ({
  createdAt,
  forecourt,
  postgres,
  migrations,
  tables,
  files,
  missingFiles,
  deletedFiles,
}: Manifest) => ({
  createdAt,
  forecourt,
  postgres,
  newestMigration: migrations.at(-1) ?? null,
  tables: tables.map(({ schema, name, rows }) => ({ table: `${schema}.${name}`, rows })),
  files,
  missingFiles,
  deletedFiles,
})

const describe = ({ createdAt, tables, files }: Manifest) =>
  `${createdAt}, ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables, ${files.count} files`

const inMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1)
