import { APIError, type CollectionBeforeOperationHook } from 'payload'
import sharp from 'sharp'
import { describeOversize } from '#schemas/media/picture-limits.ts'
import { DiskFull, requireSpace } from '../../files/disk-space.ts'

/** The original and its smaller sizes are stored together. */
const sizesTogether = 2
const reserve = 1_048_576

/**
 * Rejects a picture that decodes to too much, by its header alone, and a file larger than the free disk space. Payload would detect both
 * only while writing, after it deleted the replaced files.
 */
export const checkUpload =
  (mediaDir: string): CollectionBeforeOperationHook =>
  async ({ req, operation }) => {
    const { file } = req
    if (!file || (operation !== 'create' && operation !== 'update')) return
    const oversize = await findOversize(file.tempFilePath || file.data)
    if (oversize) throw new APIError(oversize, 400, null, true)
    try {
      await requireSpace(mediaDir, file.size * sizesTogether + reserve)
    } catch (error) {
      throw error instanceof DiskFull ? insufficientStorage(error) : error
    }
  }

export const insufficientStorage = ({ message }: DiskFull): APIError => new APIError(message, 507, null, true)

/** Other checks cover files that are not pictures. The dimensions are in the header, so nothing is decoded here. */
async function findOversize(source: string | Buffer): Promise<string | null> {
  if (source.length === 0) return null
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!found) return null
  return describeOversize({ ...found, height: found.pageHeight ?? found.height })
}
