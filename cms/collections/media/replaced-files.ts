import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { atTransactionEnd } from '../../database/transaction-effects.ts'
import { isMissingFile } from '../../files/is-missing-file.ts'
import { getDatabase } from '../../outbox/write-event.ts'
import { listFileNames } from './file-names.ts'

/** Folder of hard links to deleted and replaced files until their transaction ends. It is beside the media folder on the same disk. */
const getReplacedDir = (mediaDir: string) => `${mediaDir}-replaced`

/** Payload deletes a document's files before its transaction commits. This hook keeps them until the commit. */
export const preserveDeletedFiles =
  (mediaDir: string): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    preserveFiles(req, { id, mediaDir })

/** Keeps the files of a cropped or replaced picture until the commit. */
export const preserveReplacedFiles =
  (mediaDir: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const id = operation === 'update' ? changed.safeParse(args).data?.id : undefined
    if (id !== undefined && (req.file || req.query['uploadEdits'])) await preserveFiles(req, { id, mediaDir })
  }

const changed = z.object({ id: z.union([z.number(), z.string()]) })

interface PreservationInput {
  id: number | string
  mediaDir: string
}

async function preserveFiles(req: PayloadRequest, { id, mediaDir }: PreservationInput): Promise<void> {
  const document = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  // One folder per change, because a longer file name could exceed the file system's limit.
  const folder = join(getReplacedDir(mediaDir), randomUUID())
  await mkdir(folder, { recursive: true })
  const copies: Copy[] = []
  for (const name of listFileNames(document)) {
    const copy = { path: join(folder, name), original: join(mediaDir, name) }
    // oxlint-disable-next-line no-await-in-loop -- A picture has three files.
    if (await linkFile(copy)) copies.push(copy)
  }
  atTransactionEnd(await getDatabase(req), {
    // The hourly job removes what cannot be removed now.
    committed: () => void rm(folder, { recursive: true, force: true }).catch(() => undefined),
    rolledBack: async () => {
      const restored = await Promise.allSettled(copies.map(restore))
      if (restored.every(({ status }) => status === 'fulfilled')) await rm(folder, { recursive: true, force: true })
    },
  })
}

interface Copy {
  path: string
  original: string
}

/** False if the file does not exist. */
async function linkFile({ path, original }: Copy): Promise<boolean> {
  try {
    // Some file systems do not support links.
    await link(original, path).catch((error: unknown) =>
      isMissingFile(error) ? Promise.reject(error) : copyFile(original, path),
    )
    return true
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}

/** `rename` between two links to one file keeps both names. */
async function restore({ path, original }: Copy): Promise<void> {
  await rename(path, original)
  await rm(path, { force: true })
}

/** Longer than any transaction. */
const longestTransaction = 15 * 60_000

export interface SweptFiles {
  restored: number
  removed: number
}

interface Sweep {
  mediaDir: string
  now: Date
  /** Whether a document has a file of this name. */
  isNamed: (name: string) => Promise<boolean>
}

/**
 * Cleans up after a process that died between a file's deletion and the end of its transaction. A file that a document still references is
 * restored unless it exists; others are deleted.
 */
export async function sweepReplacedFiles({ mediaDir, now, isNamed }: Sweep): Promise<SweptFiles> {
  const folder = getReplacedDir(mediaDir)
  const swept = { restored: 0, removed: 0 }
  // oxlint-disable no-await-in-loop -- A few files, once an hour.
  for (const change of await readdir(folder).catch(emptyWhereMissing)) {
    const made = await stat(join(folder, change)).catch(nullWhereMissing)
    if (!made || now.getTime() - made.ctimeMs < longestTransaction) continue
    for (const name of await readdir(join(folder, change)).catch(emptyWhereMissing)) {
      const copy = { path: join(folder, change, name), original: join(mediaDir, name) }
      const isLost = (await stat(copy.original).catch(nullWhereMissing)) === null
      const isRestored = isLost && (await isNamed(name))
      if (isRestored) await restore(copy)
      swept[isRestored ? 'restored' : 'removed'] += 1
    }
    await rm(join(folder, change), { recursive: true, force: true })
  }
  // oxlint-enable no-await-in-loop
  return swept
}

function emptyWhereMissing(error: unknown): string[] {
  if (isMissingFile(error)) return []
  throw error
}

function nullWhereMissing(error: unknown): null {
  if (isMissingFile(error)) return null
  throw error
}
