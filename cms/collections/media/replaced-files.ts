import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { CollectionBeforeDeleteHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { atTransactionEnd } from '../../database/transaction-effects.ts'
import { isMissingFile } from '../../files/is-missing-file.ts'
import { databaseOf } from '../../outbox/write-event.ts'
import { listFileNames } from './file-names.ts'

/** Where deleted and replaced files have a second name until their transaction has ended: beside the folder of pictures, on the same disk. */
const replacedDirOf = (mediaDir: string) => `${mediaDir}-replaced`

/** Payload deletes the files of a document before the transaction that deletes it is committed. Keeps them until then. */
export const preserveDeletedFiles =
  (mediaDir: string): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    preserveFiles(req, { id, mediaDir })

/** The same for a picture that is cropped or replaced by another. */
export const preserveReplacedFiles =
  (mediaDir: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const id = operation === 'update' ? changed.safeParse(args).data?.id : undefined
    if (id !== undefined && (req.file || req.query['uploadEdits'])) await preserveFiles(req, { id, mediaDir })
  }

const changed = z.object({ id: z.union([z.number(), z.string()]) })

interface Preserved {
  id: number | string
  mediaDir: string
}

async function preserveFiles(req: PayloadRequest, { id, mediaDir }: Preserved): Promise<void> {
  const document = await req.payload.findByID({ collection: 'media', id, depth: 0, disableErrors: true, req })
  // A folder for each change: a longer name might be too long for the file system.
  const folder = join(replacedDirOf(mediaDir), randomUUID())
  await mkdir(folder, { recursive: true })
  const copies: Copy[] = []
  for (const name of listFileNames(document)) {
    const copy = { path: join(folder, name), original: join(mediaDir, name) }
    // oxlint-disable-next-line no-await-in-loop -- A picture has three files.
    if (await linkFile(copy)) copies.push(copy)
  }
  atTransactionEnd(await databaseOf(req), {
    // What cannot be removed now, the hourly job removes.
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

/** False where there is no such file. */
async function linkFile({ path, original }: Copy): Promise<boolean> {
  try {
    // Some file systems have no links.
    await link(original, path).catch((error: unknown) =>
      isMissingFile(error) ? Promise.reject(error) : copyFile(original, path),
    )
    return true
  } catch (error) {
    if (isMissingFile(error)) return false
    throw error
  }
}

/** Of two names of one file `rename` keeps both. */
async function restore({ path, original }: Copy): Promise<void> {
  await rename(path, original)
  await rm(path, { force: true })
}

/** Transactions take no longer. */
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
 * Ends what a process left behind that died between the deletion of a file and the end of its transaction: a file that a document still names gets its
 * name back, unless there is one already; others are removed.
 */
export async function sweepReplacedFiles({ mediaDir, now, isNamed }: Sweep): Promise<SweptFiles> {
  const folder = replacedDirOf(mediaDir)
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
