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

/** Payload writes an upload's files before its row. Their names are noted, for when the row is never stored. */
export const noteFiles: CollectionBeforeChangeHook = ({ data, req }) => {
  if (req.file) req.context[written] = [...filesOf(req), ...listFileNames(data)]
}

/** Takes away the files of an upload that failed, so that no file is left without its row, and says so where the disk is full. */
export const removeFailedFiles =
  (mediaDir: string): CollectionAfterErrorHook =>
  async ({ error, req }) => {
    const files = filesOf(req)
    if (files.length > 0 && !(await isStored(req, files))) {
      // One that cannot be removed keeps neither the others nor the answer.
      await Promise.allSettled(files.map((file) => rm(join(mediaDir, basename(file)), { force: true })))
    }
    if (!(error instanceof FileUploadError)) return
    const full = await requireSpace(mediaDir, (req.file?.size ?? 0) + 1).catch((failure: unknown) => failure)
    if (full instanceof DiskFull) return { status: 507, response: { errors: [{ message: full.message }] } }
  }

const filesOf = (req: PayloadRequest): string[] => z.array(z.string()).catch([]).parse(req.context[written])

/** Where the database does not answer, nobody knows: then the files stay. */
async function isStored({ payload }: PayloadRequest, [filename = '']: readonly string[]): Promise<boolean> {
  const found = await payload
    .count({ collection: 'media', where: { filename: { equals: filename } }, overrideAccess: true })
    .catch(() => null)
  return found === null || found.totalDocs > 0
}
