import type { APIError, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { z } from 'zod'
import { describeOversize } from '#schemas/media/picture-limits.ts'
import { DiskFull, requireSpace } from '../../files/disk-space.ts'
import { refuseFile } from '../../files/refuse-file.ts'
import * as texts from './texts.ts'

type Upload = NonNullable<PayloadRequest['file']>

/** The original and its smaller sizes are stored together. */
const sizesTogether = 2
const reserve = 1_048_576

/**
 * Rejects a picture that cannot be read or decodes to too much, by its header alone, and a file larger than the free disk space. Payload
 * would detect them only while writing, after it deleted the replaced files.
 */
export const checkUpload =
  (mediaDir: string): CollectionBeforeOperationHook =>
  async ({ args, req, operation }) => {
    const { file } = req
    // Payload would decode all of the pictures in one request.
    if (operation === 'update' && !('id' in args) && changesFile(req, args))
      throw refuseFile(texts.changeFilesSingly, 400)
    if (!file || (operation !== 'create' && operation !== 'update')) return
    const problem = await findProblem(file)
    if (problem) throw refuseFile(problem, 400)
    try {
      await requireSpace(mediaDir, file.size * sizesTogether + reserve)
    } catch (error) {
      throw error instanceof DiskFull ? insufficientStorage(error) : error
    }
  }

function changesFile({ file, query }: PayloadRequest, args: object): boolean {
  const { data } = updateArgs.parse(args)
  return file !== undefined || query['uploadEdits'] !== undefined || 'focalX' in data || 'focalY' in data
}

const updateArgs = z.object({ data: z.looseObject({}).catch({}) })

export const insufficientStorage = ({ message }: DiskFull): APIError => refuseFile(message, 507)

/** Some programs rename a HEIC picture to `.jpg`. */
const isHeic = (data: Buffer): boolean => /^ftyphe[iv]/.test(data.toString('latin1', 4, 12))

/** Of any file that decodes as a picture, whatever its type says. The dimensions are in the header, so nothing is decoded here. */
async function findProblem({ data, mimetype, name, size, tempFilePath }: Upload): Promise<string | null> {
  if (size === 0) return null
  const found = await sharp(tempFilePath || data, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (found?.compression === 'hevc' || isHeic(data)) return texts.heicRefused({ name })
  if (found) return describeOversize({ ...found, height: found.pageHeight ?? found.height })
  return mimetype.startsWith('image/') ? texts.pictureUnreadable({ name }) : null
}
