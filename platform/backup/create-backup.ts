import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'
import { seal } from '#cms/index.ts'
import type { Client } from 'pg'
import { withDatabaseSession } from './database-session.ts'
import { dumpFiles } from './dump-files.ts'
import { dumpTable, openSnapshot, readSequences } from './dump-tables.ts'
import { describeFileFailure } from './file-failure.ts'
import { formatVersion, headName, type Manifest, manifestName, type StoredTable } from './manifest.ts'
import { secretCheckText } from './secret-check.ts'
import { openStage, type Stage } from './stage-files.ts'
import { type ArchiveWriter, createArchive } from './write-archive.ts'

interface BackupParts {
  databaseUrl: string
  dataDir: string
  secret: string
  /** The archive to write. */
  path: string
  /** Folders of archives, which no archive holds. */
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
 * Writes the database of one moment and the files of the data folder into one archive while the site is served. Files are held before the snapshot
 * and after it: a file is stored before the row that names it, and one that is deleted later is held already.
 */
export function createBackup(parts: BackupParts): Promise<Backup> {
  return withDatabaseSession(parts.databaseUrl, async (client) => {
    const stage = await openStage(parts.dataDir, { except: parts.except })
    const archive = await createArchive(parts.path)
    // A query may wait for a lock, or for the disk.
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
  const named = await findNamedPictures(client)
  const server = await readOne(client, 'show server_version')
  const { rows } = await client.query<{ name: string }>('select name from public.payload_migrations order by name')
  await client.query('commit')
  const staged = stage.list()
  const held = new Set(staged.map(({ path }) => path))
  const missing = named.filter((path) => !held.has(path))
  // Payload deletes a file a moment before its row: the snapshot may have caught the row alone.
  const stillNamed = new Set(missing.length > 0 ? await findNamedPictures(client) : [])
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
    migrations: rows.map(({ name }) => name),
    tables,
    sequences,
    files,
    missingFiles: missing.filter((path) => stillNamed.has(path)),
    deletedFiles: missing.filter((path) => !stillNamed.has(path)),
    secretCheck: seal(parts.secret, secretCheckText),
  }
  await addJson(archive, manifestName, manifest)
  return manifest
}

async function addJson(archive: ArchiveWriter, name: string, document: unknown): Promise<void> {
  const body = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
  await archive.add({ name, size: body.length }, [body])
}

/** Files that uploads and fetched photos stand for. */
async function findNamedPictures(client: Client): Promise<string[]> {
  const photos = await readOne(client, `select coalesce(to_regclass('stock.photos')::text, '')`)
  const { rows } = await client.query<{ path: string }>(
    `select 'media/' || filename as path from public.media where filename is not null
     ${photos === '' ? '' : `union select 'stock/' || t.slug || '/' || p.file from stock.photos p join public.tenants t on t.id = p.tenant_id where p.file is not null`}
     order by 1`,
  )
  return rows.map(({ path }) => path)
}

async function readOne(client: Client, statement: string): Promise<string> {
  const { rows } = await client.query<Record<string, unknown>>(statement)
  return z.string().parse(Object.values(rows[0] ?? {})[0])
}

async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
