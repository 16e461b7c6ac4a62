import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import type { Client } from 'pg'
import { sealSecretCheck, signManifest } from './archive-origin.ts'
import { withDatabaseSession } from './session-store.ts'
import { dumpFiles } from './dump-files.ts'
import { dumpTable } from './dump-tables.ts'
import { describeFileFailure } from './file-failure.ts'
import { formatVersion, headName, type Manifest, manifestName, signatureName, type StoredTable } from './manifest.ts'
import {
  closeSnapshot,
  listMigrations,
  listNamedPictures,
  openSnapshot,
  readSequences,
  readServerVersion,
} from './snapshot-store.ts'
import { openStage, type Stage } from './stage-files.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

interface BackupParts {
  databaseUrl: string
  dataDir: string
  secret: string
  /** Path of the archive to write. */
  path: string
  /** Folders of archives, which are excluded. */
  except: readonly string[]
  now: Date
  report: (note: string) => void
  signal?: AbortSignal | undefined
}

export interface Backup {
  path: string
  bytes: number
  manifest: Manifest
}

/**
 * Writes a snapshot of the database and the files of the data folder into one archive while the site is running. Files are hard-linked
 * before and after the snapshot: a file is stored before its row, and a file deleted later is already linked.
 */
export function createBackup(parts: BackupParts): Promise<Backup> {
  return withDatabaseSession(parts.databaseUrl, async (client) => {
    const stage = await openStage(parts.dataDir, { except: parts.except })
    const archive = await createArchive(parts.path)
    // A query may wait for a lock or for the disk.
    const disconnect = () => void client.end()
    parts.signal?.addEventListener('abort', disconnect)
    const holdFiles = () =>
      stage.hold().catch((error: unknown) => {
        throw describeFileFailure(error, parts.dataDir)
      })
    try {
      parts.signal?.throwIfAborted()
      await holdFiles()
      const tables = await openSnapshot(client)
      await holdFiles()
      const manifest = await writeContents({ ...parts, client, archive, stage, tables })
      await archive.finish()
      return { path: parts.path, bytes: (await stat(parts.path)).size, manifest }
    } catch (error) {
      await archive.abandon()
      throw error
    } finally {
      parts.signal?.removeEventListener('abort', disconnect)
      await stage.clear()
    }
  })
}

interface Contents extends BackupParts {
  client: Client
  archive: ArchiveWriter
  stage: Stage
  tables: Awaited<ReturnType<typeof openSnapshot>>
}

async function writeContents(parts: Contents): Promise<Manifest> {
  const { client, archive, stage, report, signal } = parts
  await addJson(archive, headName, { format: formatVersion })
  const tables: StoredTable[] = []
  for (const table of parts.tables) {
    report(`${table.schema}.${table.name}`)
    tables.push(await dumpTable({ client, archive, signal }, table))
  }
  const sequences = await readSequences(client)
  const named = await listNamedPictures(client)
  const server = await readServerVersion(client)
  const migrations = await listMigrations(client)
  await closeSnapshot(client)
  const staged = stage.list()
  const held = new Set(staged.map(({ path }) => path))
  const missing = named.filter((path) => !held.has(path))
  // Payload deletes a file shortly before its row, so the snapshot may contain only the row.
  const stillNamed = new Set(missing.length > 0 ? await listNamedPictures(client) : [])
  let count = 0
  const files = await dumpFiles({
    archive,
    files: staged,
    signal,
    onFile: (path) => {
      count += 1
      report(`${count} of ${staged.length} files: ${path}`)
    },
  })
  const manifest: Manifest = {
    format: formatVersion,
    createdAt: parts.now.toISOString(),
    forecourt: await readVersion(),
    postgres: server,
    migrations,
    tables,
    sequences,
    files,
    missingFiles: missing.filter((path) => stillNamed.has(path)),
    deletedFiles: missing.filter((path) => !stillNamed.has(path)),
    secretCheck: sealSecretCheck(parts.secret),
  }
  const body = await addJson(archive, manifestName, manifest)
  await addJson(archive, signatureName, { hmacSha256: signManifest(parts.secret, body) })
  return manifest
}

async function addJson(archive: ArchiveWriter, name: string, document: unknown): Promise<Buffer> {
  const body = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
  await archive.add({ name, size: body.length }, [body])
  return body
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
