import { rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  FileUploadError,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { DiskFull, requireSpace } from '../../files/disk-space.ts'
import { listFileNames } from './file-names.ts'

const written = 'filesOfUpload'

/** Payload writes an upload's files before its row. Their names are kept in case the row is never stored. */
export const noteFiles: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file) req.context[written] = [...filesOf(req), ...listFileNames(data)]
}

/** Removes the files of a failed upload, and reports a full disk. */
export const removeFailedFiles =
  (mediaDir: string): CollectionAfterErrorHook =>
  async ({ error, req }) => {
    await removeUnstoredFiles(req, mediaDir)
    if (!(error instanceof FileUploadError)) return
    const full = await requireSpace(mediaDir, (req.file?.size ?? 0) + 1).catch((failure: unknown) => failure)
    if (full instanceof DiskFull) return { status: 507, response: { errors: [{ message: full.message }] } }
  }

/** Removes the files of this request's upload if its row is not stored. */
export async function removeUnstoredFiles(req: PayloadRequest, mediaDir: string): Promise<void> {
  const files = filesOf(req)
  if (files.length === 0 || (await isStored(req, files))) return
  // A failed removal affects neither the other files nor the response.
  await Promise.allSettled(files.map((file) => rm(join(mediaDir, basename(file)), { force: true })))
}

const filesOf = (req: PayloadRequest): string[] => z.array(z.string()).catch([]).parse(req.context[written])

/** The files stay if the database does not answer, because the row may exist. */
async function isStored({ payload }: PayloadRequest, [filename = '']: readonly string[]): Promise<boolean> {
  const found = await payload
    .count({ collection: 'media', where: { filename: { equals: filename } }, overrideAccess: true })
    .catch(() => null)
  return found === null || found.totalDocs > 0
}
