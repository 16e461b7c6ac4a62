import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { explainDiskError } from '#cms/files/disk-space.ts'
import { describeOversize, mostPixels } from '#schemas/media/picture-limits.ts'

const widest = 1_920
const narrowest = 64

const photoFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

/** What a downloaded file was stored as, or why it is no photo of a vehicle. */
export type StoredPhoto = { kind: 'stored'; file: string } | { kind: 'refused'; words: string }

/**
 * Checks that a file is a picture by decoding it, and stores it upright, at most 1920 pixels wide and without what the camera noted (place,
 * owner), in the folder that the tenant's `/stock/<file>` is served from. Its name tells its content.
 */
export async function storePhoto(source: string, folder: string): Promise<StoredPhoto> {
  const picture = sharp(source, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
  // The header alone is read here: a size beyond the limit is to be named.
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  // A drawing (SVG) could ask for other files while it is drawn.
  if (!found || !photoFormats.has(found.format)) return { kind: 'refused', words: 'It is not a photo.' }
  if (Math.min(found.width, found.height) < narrowest)
    return { kind: 'refused', words: 'It is too small to be a photo.' }
  const oversize = describeOversize(found)
  if (oversize) return { kind: 'refused', words: oversize }
  const body = await picture
    .autoOrient()
    .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
    .catch(() => null)
  if (body === null) return { kind: 'refused', words: 'The photo is damaged.' }
  const file = `${createHash('sha256').update(body).digest('hex').slice(0, 32)}.webp`
  await mkdir(folder, { recursive: true })
  // Two addresses may give the same photo at the same moment.
  const part = join(folder, `.${randomUUID()}`)
  try {
    await writeFile(part, body)
    await rename(part, join(folder, file))
  } catch (error) {
    await rm(part, { force: true })
    throw await explainDiskError(error, folder)
  }
  return { kind: 'stored', file }
}
