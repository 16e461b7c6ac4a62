import sharp, { type OverlayOptions } from 'sharp'
import { sharePictureSize } from '#schemas/vehicle/share-picture.ts'
import { type Fonts, loadFonts } from './fonts.ts'
import type { BrandColours } from './brand-colours.ts'
import { textPaths } from './text-paths.ts'

export interface ShareWords {
  kind: string
  title: string
  /** In large letters: the price, or a note that the vehicle is gone. */
  price: string
  note: string
  dealer: string
}

export interface SharePictures {
  /** As JPEG in the shape of `sharePhoto`; null if there is none. */
  photo: Buffer | null
  /** At most 420 by 66 pixels. */
  logo: Buffer | null
}

const { width, height } = sharePictureSize
const band = 110
const margin = 48
const panel = 420
/** In pixels. */
export const sharePhoto = { width: width - panel, height: height - band } as const

/** A vehicle's share picture, as JPEG: photo, name, price and dealer. */
export async function drawSharePicture(
  words: ShareWords,
  { look, pictures }: { look: BrandColours; pictures: SharePictures },
): Promise<Buffer> {
  const fonts = await loadFonts()
  const layers: OverlayOptions[] = []
  if (pictures.photo) layers.push({ input: pictures.photo, left: panel, top: 0 })
  if (pictures.logo) {
    const { height: tall } = await sharp(pictures.logo).metadata()
    layers.push({ input: pictures.logo, left: margin, top: Math.round(height - band / 2 - tall / 2) })
  }
  const svg = Buffer.from(
    getDrawing(words, { look, fonts, hasPhoto: pictures.photo !== null, hasLogo: pictures.logo !== null }),
  )
  return sharp(svg).composite(layers).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

interface Drawing {
  look: BrandColours
  fonts: Fonts
  hasPhoto: boolean
  hasLogo: boolean
}

function getDrawing(words: ShareWords, { look, fonts, hasPhoto, hasLogo }: Drawing): string {
  const { regular, bold } = fonts
  const left = margin
  const room = (hasPhoto ? panel - 24 : width - left) - left
  const colour = look.onPrimary
  const kind = textPaths({
    font: bold,
    text: words.kind.toUpperCase(),
    size: 21,
    left,
    top: 52,
    width: room,
    lines: 1,
    colour,
  })
  const title = textPaths({
    font: bold,
    text: words.title,
    size: hasPhoto ? 44 : 72,
    smallest: hasPhoto ? 30 : 48,
    left,
    top: kind.bottom + 22,
    width: room,
    lines: 6,
    colour,
  })
  const isAmount = words.price.startsWith('$')
  const noteTop = height - band - 54
  const price = textPaths({
    font: bold,
    text: words.price,
    size: isAmount ? 60 : 34,
    smallest: isAmount ? 40 : 24,
    left,
    top: noteTop - (words.note ? 62 : 26),
    width: room,
    lines: isAmount ? 1 : 2,
    colour,
  })
  const note = textPaths({
    font: regular,
    text: words.note,
    size: 22,
    left,
    top: noteTop,
    width: room,
    lines: 1,
    colour,
  })
  const dealer = hasLogo
    ? ''
    : textPaths({
        font: bold,
        text: words.dealer,
        size: 36,
        smallest: 24,
        left,
        top: height - band / 2 - 13,
        width: width - 2 * left,
        lines: 1,
        colour: look.onGround,
      }).svg
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${look.primary}"/>`,
    `<rect y="${height - band}" width="${width}" height="${band}" fill="${look.ground}"/>`,
    kind.svg,
    title.svg,
    price.svg,
    note.svg,
    dealer,
    '</svg>',
  ].join('')
}
