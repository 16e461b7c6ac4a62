/** A thumbnail's five colours, which belong to the admin and to no site's theme. */
const tones = {
  brand: '#0b5cad',
  dark: '#3d4a58',
  mid: '#a9b4c0',
  light: '#dfe5eb',
  accent: '#e0542e',
} as const

const sheet = { width: 240, height: 160 }

/** x, y, width and height on a sheet of 240 by 160, and a tone. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number, tone: keyof typeof tones]

/** What a block looks like, in a few rectangles, for the block chooser of the admin. */
export type Thumbnail = readonly Rectangle[]

export const heading: Rectangle = [70, 18, 100, 10, 'dark']

/** Lines of text from a point downwards, the last one shorter. */
export const lines = ([x, y, width]: [x: number, y: number, width: number], count: number): Rectangle[] =>
  Array.from({ length: count }, (_, index) => [x, y + index * 12, index === count - 1 ? width * 0.6 : width, 5, 'mid'])

/** Cards side by side over the whole sheet; `draw` gets each card's left edge and width. */
export function cards(count: number, draw: (x: number, width: number) => Thumbnail): Rectangle[] {
  const width = (216 - (count - 1) * 8) / count
  return Array.from({ length: count }, (_, index) => draw(12 + index * (width + 8), width)).flat()
}

export const vehicleCards: Thumbnail = cards(3, (x, width) => [
  [x, 42, width, 100, 'light'],
  [x, 42, width, 46, 'mid'],
  [x + 7, 97, width - 20, 6, 'dark'],
  [x + 7, 112, 26, 6, 'brand'],
])

/** The thumbnail as a data URL, which needs no request. */
export function thumbnailUrl(thumbnail: Thumbnail): string {
  const { width, height } = sheet
  const rectangles = thumbnail.map(
    ([x, y, w, h, tone]) => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="3" fill="${tones[tone]}"/>`,
  )
  const background = `<rect width="${width}" height="${height}" fill="#f6f8fa"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${background}${rectangles.join('')}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** The first rectangle that is not within the sheet, as it is written; undefined where all are. */
export const findOutsideSheet = (thumbnail: Thumbnail): string | undefined =>
  thumbnail.find((rectangle) => !isWithinSheet(rectangle))?.join(', ')

const isWithinSheet = ([x, y, width, height]: Rectangle): boolean =>
  x >= 0 && y >= 0 && width > 0 && height > 0 && x + width <= sheet.width && y + height <= sheet.height
