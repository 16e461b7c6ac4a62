import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { explainDiskError } from '#cms/files/disk-space.ts'
import { runInTurn } from '#cms/run-in-turn.ts'
import { describeOversize, isLarge, mostPixels } from '#schemas/media/picture-limits.ts'
import * as texts from '../texts.ts'

const widest = 1_920
const narrowest = 64
const longestDecode = 60

const photoFormats = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff'])

/** A stored photo, or the reason why a file is not one. */
export type StoredPhoto = { kind: 'stored'; file: string } | { kind: 'refused'; words: string }

/**
 * Validates a picture by decoding it and stores it upright, at most 1920 pixels wide and without metadata (place, owner), in the folder of
 * the tenant's `/stock/<file>`. Its name is a hash of its content.
 */
export async function storePhoto(source: string, folder: string): Promise<StoredPhoto> {
  const picture = sharp(source, { limitInputPixels: mostPixels, sequentialRead: true, failOn: 'error' })
  // Reads only the header, to report a size beyond the limit.
  const found = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  // Rendering an SVG could load other files.
  if (!found || !photoFormats.has(found.format)) return { kind: 'refused', words: texts.itIsNotAPhoto }
  if (Math.min(found.width, found.height) < narrowest) return { kind: 'refused', words: texts.itTooSmallToPhoto }
  const oversize = describeOversize(found)
  if (oversize) return { kind: 'refused', words: oversize }
  const decode = () =>
    picture
      .autoOrient()
      .resize({ width: widest, height: widest, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, effort: 3 })
      .timeout({ seconds: longestDecode })
      .toBuffer()
      .catch(() => null)
  const body = await (isLarge(found) ? runInTurn('uploads', decode) : decode())
  if (body === null) return { kind: 'refused', words: texts.thePhotoIsDamaged }
  const file = `${createHash('sha256').update(body).digest('hex').slice(0, 32)}.webp`
  await mkdir(folder, { recursive: true })
  // Two addresses may deliver the same photo concurrently.
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
