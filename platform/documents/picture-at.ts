import sharp from 'sharp'
import { mostPixels } from '#schemas/media/picture-limits.ts'

interface PictureAt {
  /** In pixels. */
  width: number
  height: number
  /** `cover` fills the shape and cuts what stands out, as JPEG; `inside` shows all of it, as PNG. */
  fit: 'cover' | 'inside'
}

/** A stored picture in the shape in which it is drawn; null where the file is none, for a drawing is better without it than not at all. */
export async function pictureAt(path: string, { width, height, fit }: PictureAt): Promise<Buffer | null> {
  const picture = sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: Math.round(width), height: Math.round(height), fit })
  const drawn =
    fit === 'cover' ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }) : picture.png()
  return drawn.toBuffer().catch(() => null)
}
