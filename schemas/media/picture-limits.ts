import * as texts from './texts.ts'

/** Twenty megapixels more than a good camera's. Every frame of an animation counts: all of them are decoded. */
export const mostPixels = 80_000_000

/** Bytes of a decoded picture: 80 megapixels with transparency, or half of them with 16 bits a channel. */
const mostBytes = 320_000_000

/** A decoder streams other pictures, but holds an interlaced one whole; an animation is decoded and encoded frame by frame. */
const mostBytesOfWhole = 120_000_000

const mostFrames = 300

/** Properties of a picture, as its header states them. */
interface PictureSize {
  width: number
  height: number
  /** Frames of an animation. */
  pages?: number | undefined
  channels?: number | undefined
  /** `ushort` for 16 bits a channel, and other names of libvips. */
  depth?: string | undefined
  /** Interlaced, which JPEG calls progressive. */
  isProgressive?: boolean | undefined
}

/** Error message for a picture over the limit; null within it. */
export function describeOversize(picture: PictureSize): string | null {
  const { width, height, pages = 1, channels = 3, depth = 'uchar', isProgressive = false } = picture
  const pixels = width * height * pages
  const isWhole = isProgressive || pages > 1
  const mostOfKind = (isWhole ? mostBytesOfWhole : mostBytes) / (channels * getChannelBytes(depth))
  const most = Math.min(mostPixels, mostOfKind)
  if (pages > mostFrames)
    return texts.thisAnimationHasTooManyFrames({ frames: inEnglish(pages), most: inEnglish(mostFrames) })
  if (pixels <= most) return null
  const size = {
    megapixels: inEnglish(Math.ceil(pixels / 1_000_000)),
    english: inEnglish(width),
    english2: inEnglish(height),
    frames: pages > 1 ? `, ${inEnglish(pages)} frames` : '',
    megapixels2: inEnglish(Math.floor(most / 1_000_000)),
  }
  if (isProgressive && pixels <= mostPixels) return texts.thisInterlacedPictureIsTooLarge(size)
  return texts.thisPictureMegapixelsMegapixelsEnglishEnglishPixels(size)
}

/**
 * Whether decoding it beside others would take too much memory, so that it waits until no other one is decoded. A camera's photo of 20 megapixels
 * is not.
 */
export const isLarge = ({ width, height, pages = 1, channels = 3, depth = 'uchar' }: PictureSize): boolean =>
  width * height * pages * channels * getChannelBytes(depth) > 60_000_000

const getChannelBytes = (depth: string): number => channelBytes[depth] ?? 8

/** Bytes a channel by libvips' format of a band. */
const channelBytes: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
}

const inEnglish = (count: number): string => count.toLocaleString('en-AU')
