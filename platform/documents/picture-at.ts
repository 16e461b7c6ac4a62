import sharp from 'sharp'
import { mostPixels } from '#schemas/media/picture-limits.ts'

interface PictureAt {
  /** In pixels. */
  width: number
  height: number
  /** `cover` fills the shape and crops the rest, as JPEG; `inside` shows all of it, as PNG. */
  fit: 'cover' | 'inside'
}

/** A stored picture in its drawn shape. Null for an unreadable file, since the drawing is possible without it. */
export async function pictureAt(path: string, { width, height, fit }: PictureAt): Promise<Buffer | null> {
  const picture = sharp(path, { limitInputPixels: mostPixels, sequentialRead: true })
    .autoOrient()
    .resize({ width: Math.round(width), height: Math.round(height), fit })
  const drawn =
    fit === 'cover' ? picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }) : picture.png()
  return drawn.toBuffer().catch(() => null)
}
