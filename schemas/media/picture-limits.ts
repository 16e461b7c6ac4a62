/** Twenty megapixels more than a good camera's. Every frame of an animation counts: all of them are decoded. */
export const mostPixels = 80_000_000

interface PictureSize {
  width: number
  height: number
  /** Frames of an animation. */
  pages?: number | undefined
}

/** Says what is too large about a picture and what is allowed; null where it is within the limit. */
export function describeOversize({ width, height, pages = 1 }: PictureSize): string | null {
  const pixels = width * height * pages
  if (pixels <= mostPixels) return null
  const frames = pages > 1 ? `, ${inEnglish(pages)} frames` : ''
  const megapixels = (count: number) => inEnglish(Math.ceil(count / 1_000_000))
  return `This picture has ${megapixels(pixels)} megapixels (${inEnglish(width)} × ${inEnglish(height)} pixels${frames}). The limit is ${megapixels(mostPixels)} megapixels: make it smaller and try again.`
}

const inEnglish = (count: number): string => count.toLocaleString('en-AU')
