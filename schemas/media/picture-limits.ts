import * as texts from './texts.ts'

/** Twenty megapixels more than a good camera's. Every frame of an animation counts: all of them are decoded. */
export const mostPixels = 80_000_000

interface PictureSize {
  width: number
  height: number
  /** Frames of an animation. */
  pages?: number | undefined
}

/** Error message for a picture over the limit; null within it. */
export function describeOversize({ width, height, pages = 1 }: PictureSize): string | null {
  const pixels = width * height * pages
  if (pixels <= mostPixels) return null
  const frames = pages > 1 ? `, ${inEnglish(pages)} frames` : ''
  const megapixels = (count: number) => inEnglish(Math.ceil(count / 1_000_000))
  return texts.thisPictureMegapixelsMegapixelsEnglishEnglishPixels({
    megapixels: megapixels(pixels),
    english: inEnglish(width),
    english2: inEnglish(height),
    frames,
    megapixels2: megapixels(mostPixels),
  })
}

const inEnglish = (count: number): string => count.toLocaleString('en-AU')
