import type { Sharp } from 'sharp'

/** The committed pictures: small files count for more than the seconds of drawing them once. */
export const encodeAvif = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer()
