import Pdf from 'pdfkit'
import { drawable, type Fonts, type FontWeight } from './fonts.ts'
import { ink } from './brand-colours.ts'

/** A4 in points, with its printable area. */
export const sheet = { width: 595.28, height: 841.89, margin: 36, footHeight: 92 } as const
export const column = { left: sheet.margin, width: sheet.width - 2 * sheet.margin } as const
const bottom = sheet.height - sheet.footHeight - 6

interface TextBlock {
  text: string
  size: number
  weight?: FontWeight
  colour?: string
  left?: number
  width?: number
  align?: 'left' | 'right'
  /** Maximum number of lines; the last one ends in an ellipsis. */
  lines?: number
  link?: string
}

/** A PDF in progress. Drawing moves `y` down, and starts a new page if there is no room. */
export class PdfLayout {
  readonly doc: PDFKit.PDFDocument
  y: number = sheet.margin
  #fonts: Fonts

  constructor(
    fonts: Fonts,
    { title, author, lang, compress }: { title: string; author: string; lang: string; compress: boolean },
  ) {
    this.#fonts = fonts
    this.doc = new Pdf({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      compress,
      lang,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author },
    })
    this.doc.registerFont('regular', fonts.regular.bytes)
    this.doc.registerFont('bold', fonts.bold.bytes)
  }

  /** Starts a new page if less than `height` is left. */
  ensure(height: number): void {
    if (this.y + height <= bottom) return
    this.doc.addPage()
    this.y = sheet.margin
  }

  /** Writes at `top` and returns the text's height; does not move `y`. */
  write(top: number, { text, size, weight = 'regular', colour = ink, lines, link, ...at }: TextBlock): number {
    const words = drawable(text, this.#fonts[weight])
    if (words === '') return 0
    const { left = column.left, width = column.width, align = 'left' } = at
    this.doc.font(weight).fontSize(size).fillColor(colour)
    const lineHeight = this.doc.currentLineHeight(true)
    const height = Math.min(this.doc.heightOfString(words, { width, lineGap: 0 }), (lines ?? Infinity) * lineHeight)
    this.doc.text(words, left, top, {
      width,
      align,
      ...(lines === undefined ? {} : { height: height + 0.5, ellipsis: true }),
    })
    if (link !== undefined) this.doc.link(left, top, width, height, link)
    return height
  }

  heightOf({ text, size, weight = 'regular', width = column.width }: TextBlock): number {
    const words = drawable(text, this.#fonts[weight])
    return words === '' ? 0 : this.doc.font(weight).fontSize(size).heightOfString(words, { width })
  }

  widthOf({ text, size, weight = 'regular' }: TextBlock): number {
    return this.doc.font(weight).fontSize(size).widthOfString(drawable(text, this.#fonts[weight]))
  }

  box({
    left,
    top,
    width,
    height,
    colour,
  }: {
    left: number
    top: number
    width: number
    height: number
    colour: string
  }): void {
    this.doc.rect(left, top, width, height).fill(colour)
  }

  async finish(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.doc.on('end', () => resolve(Buffer.concat(chunks)))
    this.doc.on('error', reject)
    this.doc.end()
    return promise
  }
}
