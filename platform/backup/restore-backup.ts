import { mkdir, statfs } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Payload } from 'payload'
import type { Client } from 'pg'
import { commitOn } from '#cms/database/client-transaction.ts'
import { CommitFailed } from '#cms/database/commit-failed.ts'
import { migrations } from '#cms/index.ts'
import { BackupProblem } from './backup-problem.ts'
import { withDatabaseSession } from './session-store.ts'
import { openLoader } from './load-tables.ts'
import type { Manifest } from './manifest.ts'
import { openPlacer } from './place-files.ts'
import { prepareTables } from './prepare-tables.ts'
import { type Archive, readArchive } from './read-archive.ts'
import { beginRestore } from './restore-store.ts'

/** Rejects an archive that this release cannot restore. */
export function requireKnownMigrations(manifest: Manifest): void {
  const known = new Set(migrations.map(({ name }) => name))
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0)
    throw new BackupProblem(
      'archive-of-newer-release',
      `The archive was made by Forecourt ${manifest.forecourt} with migrations that this release does not know (${unknown.join(', ')}). Restore it with that release or a newer one.`,
    )
}

interface RestoreParts {
  archive: Archive
  payload: Payload
  databaseUrl: string
  dataDir: string
  report: (note: string) => void
  signal?: AbortSignal | undefined
}

/**
 * Restores a verified archive into an empty database and data folder, completely or not at all. Rows are written in one transaction, files
 * into a temporary folder; the files are moved just before the commit and removed if it fails.
 */
export async function restoreBackup(parts: RestoreParts): Promise<void> {
  const { archive, databaseUrl, dataDir, report, signal } = parts
  const { manifest } = archive
  await requireSpace(dataDir, manifest)
  await prepareTables({ ...parts, manifest })
  await withDatabaseSession(databaseUrl, async (client) => {
    const placer = await openPlacer(dataDir)
    try {
      await beginRestore(client)
      const loader = await openLoader(client, manifest)
      let files = 0
      const again = await readArchive(archive.path, {
        tablePiece: async (table, piece) => {
          signal?.throwIfAborted()
          report(table)
          await loader.take(table, piece)
        },
        file: async (entry, body) => {
          signal?.throwIfAborted()
          files += 1
          report(`${files} of ${manifest.files.count} files: ${entry.path}`)
          await placer.take(entry, body)
        },
      })
      // Another file may have taken the place of the verified one.
      if (!isDeepStrictEqual(again, archive))
        throw new BackupProblem('archive-changed', `${archive.path} was changed while it was restored.`)
      report('constraints')
      await loader.finish()
      await placer.place()
      await commitRestore(client)
    } catch (error) {
      // The connection may be in the middle of a copy. Closing it rolls everything back.
      await placer.abandon()
      throw error
    }
    await placer.clear()
  })
}

/** Refuses what would fill the disk, before anything is written. */
async function requireSpace(dataDir: string, { files }: Manifest): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  if (files.bytes > bavail * bsize)
    throw new BackupProblem(
      'disk-full',
      `The files of the archive need ${files.bytes} bytes, and the disk that holds ${dataDir} has ${bavail * bsize}. Free some space, or choose a data folder on another disk.`,
    )
}

async function commitRestore(client: Client): Promise<void> {
  try {
    await commitOn(client)
  } catch (error) {
    if (!(error instanceof CommitFailed)) throw error
    const reason = error.cause instanceof Error ? error.cause.message : String(error.cause)
    throw new BackupProblem(
      'not-committed',
      `The database did not confirm the restore (${reason}). The files were removed again. Restore into a new, empty database.`,
    )
  }
}
