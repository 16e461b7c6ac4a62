import { toTelHref } from '#schemas/contact/phone.ts'
import encodeQr from 'qr'
import type { VehicleSheet } from '#schemas/vehicle/vehicle-sheet.ts'
import { keyFactLabels, type VehicleFact } from '#schemas/vehicle/vehicle-facts.ts'
import { type Fonts, loadFonts } from './fonts.ts'
import { ink, line, type BrandColours, muted } from './brand-colours.ts'
import { column, sheet as page, PdfLayout } from './pdf-layout.ts'
import * as texts from './texts.ts'

export interface VehiclePdfPictures {
  /** As PNG; null if the tenant has none. */
  logo: Buffer | null
  /** As JPEG, already in their final shape. */
  photos: Buffer[]
}

/** Sizes of pictures in points: the first large, two smaller ones beside it. A single picture is wider. */
export const photoShapes = {
  alone: { width: column.width, height: 296 },
  first: { width: 344, height: 229 },
  beside: { width: 171, height: 110.5 },
} as const

/** The vehicle's page lists more. */
const featuresAtMost = 60
const commentsAtMost = 2_400

interface VehiclePdfOptions {
  look: BrandColours
  pictures: VehiclePdfPictures
  compress?: boolean
}

/**
 * The sheet as a PDF on A4: one page if possible, with smaller pictures if needed; more for long content. `compress: false` is for tests
 * that read it.
 */
export async function drawVehiclePdf(content: VehicleSheet, drawn: VehiclePdfOptions): Promise<Buffer> {
  const fonts = await loadFonts()
  const roomy = written(content, { ...drawn, fonts, isTight: false })
  const tight = isOnePage(roomy) ? roomy : written(content, { ...drawn, fonts, isTight: true })
  const on = isOnePage(tight) ? tight : roomy
  drawFeet(on, content)
  return on.finish()
}

const isOnePage = ({ doc }: PdfLayout) => doc.bufferedPageRange().count === 1

function written(
  content: VehicleSheet,
  { look, pictures, compress = true, fonts, isTight }: VehiclePdfOptions & { fonts: Fonts; isTight: boolean },
): PdfLayout {
  const { title, dealer, locale } = content
  const on = new PdfLayout(fonts, { title, author: dealer.name, lang: locale, compress })
  drawHead(on, { content, look, logo: pictures.logo })
  drawTitle(on, content, look)
  drawPhotos(on, pictures.photos, isTight)
  drawFacts(
    on,
    content.facts.filter(({ label }) => label !== stockNumber),
  )
  drawTable(on, { heading: texts.specifications, facts: content.specifications, look })
  drawFeatures(on, content.features, look)
  drawComments(on, content.comments, look)
  return on
}

const headHeight = 58

function drawHead(
  on: PdfLayout,
  { content: { dealer, link }, look, logo }: { content: VehicleSheet; look: BrandColours; logo: Buffer | null },
): void {
  on.box({ left: 0, top: 0, width: page.width, height: headHeight, colour: look.ground })
  on.box({ left: 0, top: headHeight, width: page.width, height: 3, colour: look.primary })
  if (logo) {
    on.doc.image(logo, column.left, 11, { fit: [220, headHeight - 22], valign: 'center' })
  } else {
    on.write(19, { text: dealer.name, size: 17, weight: 'bold', colour: look.onGround, width: 320, lines: 1 })
  }
  const right = { left: page.width - page.margin - 200, width: 200, align: 'right', lines: 1 } as const
  if (dealer.phone) {
    const dials = toTelHref(dealer.phone)
    const number = { text: dealer.phone, size: 13, weight: 'bold', colour: look.onGround, ...right } as const
    on.write(15, dials === null ? number : { ...number, link: dials })
  }
  on.write(dealer.phone ? 33 : 24, { text: new URL(link).host, size: 8.5, colour: look.onGround, link, ...right })
  on.y = headHeight + 21
}

const priceWidth = 190
/** It is above the title and therefore omitted from the facts. */
const { stockNumber } = keyFactLabels

function drawTitle(on: PdfLayout, content: VehicleSheet, look: BrandColours): void {
  const top = on.y
  const { kind, title, facts } = content
  const width = column.width - priceWidth - 20
  const stock = facts.find(({ label }) => label === stockNumber)?.value
  const eyebrow = [kind.toUpperCase(), stock ? `STOCK ${stock}` : ''].filter(Boolean).join('  ·  ')
  let left = top + on.write(top, { text: eyebrow, size: 8, weight: 'bold', colour: look.strong, width, lines: 1 }) + 3
  const size = title.length > 60 ? 15 : 19
  left += on.write(left, { text: title, size, weight: 'bold', width, lines: 4 }) + 4
  if (content.notice) {
    const words = { text: content.notice, size: 8, weight: 'bold' } as const
    const boxWidth = on.widthOf(words) + 14
    on.box({ left: column.left, top: left, width: boxWidth, height: 16, colour: ink })
    on.write(left + 3.2, { ...words, colour: '#ffffff', left: column.left + 7, width: boxWidth })
    left += 20
  }
  on.y = Math.max(left, drawPrice(on, content, { look, top })) + 8
  if (content.repayment) {
    on.y += on.write(on.y, { text: `* ${content.repayment.warning}`, size: 6.5, colour: muted }) + 8
  }
}

function drawPrice(
  on: PdfLayout,
  { price, repayment }: VehicleSheet,
  { look, top }: { look: BrandColours; top: number },
): number {
  const at = { left: page.width - page.margin - priceWidth, width: priceWidth, align: 'right' } as const
  let y = top
  if (price) {
    const isAmount = price.amount.startsWith('$')
    const colour = look.strong
    y += on.write(y - 3, { text: price.amount, size: isAmount ? 26 : 14, weight: 'bold', colour, lines: 2, ...at })
    const aside = [price.was ? `was ${price.was}` : '', price.note].filter(Boolean).join('  ·  ')
    y += on.write(y, { text: aside, size: 8.5, colour: muted, lines: 2, ...at })
  }
  if (repayment) {
    y += 5
    y += on.write(y, { text: repayment.repayment, size: 11, weight: 'bold', ...at })
    y += on.write(y, { text: repayment.rate, size: 11, weight: 'bold', ...at })
  }
  return y
}

const tightShape = { width: photoShapes.beside.width, height: 114 } as const

function drawPhotos(on: PdfLayout, photos: readonly Buffer[], isTight: boolean): void {
  const [first, ...others] = photos
  if (!first) return
  if (isTight) return drawPhotoRow(on, photos)
  const shape = others.length === 0 ? photoShapes.alone : photoShapes.first
  on.doc.image(first, column.left, on.y, { width: shape.width, height: shape.height })
  const { width, height } = photoShapes.beside
  for (const [index, photo] of others.entries()) {
    const top = on.y + index * (shape.height - height)
    on.doc.image(photo, page.width - page.margin - width, top, { width, height })
  }
  on.y += shape.height + 14
}

function drawPhotoRow(on: PdfLayout, photos: readonly Buffer[]): void {
  const { width, height } = tightShape
  const step = (column.width - width) / 2
  for (const [index, photo] of photos.entries()) {
    const left = column.left + index * step
    on.doc.save().rect(left, on.y, width, height).clip()
    on.doc.image(photo, left, on.y, { cover: [width, height], align: 'center', valign: 'center' }).restore()
  }
  on.y += height + 14
}

const factColumns = 5

/** Key information: five side by side, with the label above the value. */
function drawFacts(on: PdfLayout, facts: readonly VehicleFact[]): void {
  const width = column.width / factColumns
  for (let at = 0; at < facts.length; at += factColumns) {
    const row = facts.slice(at, at + factColumns)
    const values = row.map(({ value }) => ({ text: value, size: 9.5, weight: 'bold' as const, width: width - 10 }))
    const height = 11 + Math.min(Math.max(...values.map((value) => on.heightOf(value))), 24)
    on.ensure(height + 6)
    for (const [index, { label }] of row.entries()) {
      const left = column.left + index * width
      on.write(on.y, { text: label, size: 7.5, colour: muted, left, width: width - 10, lines: 1 })
      const value = values[index]
      if (value) on.write(on.y + 10.5, { ...value, left, lines: 2 })
    }
    on.y += height + 6
  }
  if (facts.length > 0) on.y += 4
}

function drawHeading(on: PdfLayout, text: string, look: BrandColours): void {
  on.ensure(46)
  on.box({ left: column.left, top: on.y, width: column.width, height: 0.7, colour: line })
  on.y += 9
  on.y += on.write(on.y, { text, size: 11.5, weight: 'bold', colour: look.strong }) + 5
}

/** Two columns of label and value. */
function drawTable(
  on: PdfLayout,
  { heading, facts, look }: { heading: string; facts: readonly VehicleFact[]; look: BrandColours },
): void {
  if (facts.length === 0) return
  drawHeading(on, heading, look)
  const gap = 24
  const width = (column.width - gap) / 2
  for (let at = 0; at < facts.length; at += 2) {
    const row = facts.slice(at, at + 2)
    const value = ({ value: text }: VehicleFact) => ({ text, size: 8.5, weight: 'bold' as const, width: width / 2 })
    const height = Math.min(Math.max(...row.map((fact) => on.heightOf(value(fact)))), 22)
    on.ensure(height + 3)
    for (const [index, fact] of row.entries()) {
      const left = column.left + index * (width + gap)
      on.write(on.y, { text: fact.label, size: 8.5, colour: muted, left, width: width / 2, lines: 1 })
      on.write(on.y, { ...value(fact), left: left + width / 2, align: 'right', lines: 2 })
    }
    on.y += height + 3
  }
  on.y += 7
}

const featureColumns = 3

function drawFeatures(on: PdfLayout, features: readonly string[], look: BrandColours): void {
  if (features.length === 0) return
  drawHeading(on, texts.features, look)
  const width = column.width / featureColumns
  const shown = features.slice(0, featuresAtMost)
  for (let at = 0; at < shown.length; at += featureColumns) {
    const row = shown.slice(at, at + featureColumns).map((text) => ({ text, size: 8.5, width: width - 20 }))
    const height = Math.min(Math.max(...row.map((feature) => on.heightOf(feature))), 32)
    on.ensure(height + 2.5)
    for (const [index, feature] of row.entries()) {
      const left = column.left + index * width
      on.doc.circle(left + 2.5, on.y + 5, 1.6).fill(look.strong)
      on.write(on.y, { ...feature, left: left + 9, lines: 3 })
    }
    on.y += height + 2.5
  }
  const left = features.length - shown.length
  if (left > 0) on.y += on.write(on.y, { text: texts.andLeftMoreOnItsPage({ left }), size: 8.5, colour: muted })
  on.y += 7
}

function drawComments(on: PdfLayout, comments: readonly string[], look: BrandColours): void {
  const shown = shortened(comments)
  if (shown.length === 0) return
  drawHeading(on, texts.fromTheDealer, look)
  for (const text of shown) {
    const words = { text, size: 9 }
    on.ensure(on.heightOf(words))
    on.y += on.write(on.y, words) + 4
  }
}

/** Comments cut to fit on paper; the vehicle's page has the rest. */
function shortened(comments: readonly string[]): string[] {
  const shown: string[] = []
  let room = commentsAtMost
  for (const comment of comments) {
    if (room <= 0) return [...shown.slice(0, -1), `${shown.at(-1) ?? ''} …`]
    shown.push(comment.length > room ? `${comment.slice(0, room).replace(/\s+\S*$/, '')} …` : comment)
    room -= comment.length
  }
  return shown
}

const qrSize = 62

/** Footer of every page: dealer, location, date, and the link to current data. */
function drawFeet(on: PdfLayout, { dealer, link, day }: VehicleSheet): void {
  const { start, count } = on.doc.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    on.doc.switchToPage(index)
    const top = page.height - page.footHeight
    on.box({ left: column.left, top, width: column.width, height: 0.7, colour: line })
    drawQr(on, { link, top: top + 10 })
    const at = { left: column.left + qrSize + 14, width: column.width - qrSize - 14 }
    let y = top + 10
    y += on.write(y, { text: dealer.name, size: 9.5, weight: 'bold', lines: 1, ...at }) + 1
    y +=
      on.write(y, { text: [dealer.address, dealer.phone].filter(Boolean).join('  ·  '), size: 8, lines: 1, ...at }) + 1
    y += on.write(y, { text: link, size: 8, colour: muted, link, lines: 1, ...at }) + 3
    const dateNote = texts.asAdvertisedOnDay({ day })
    y += on.write(y, { text: dateNote, size: 7, colour: muted, lines: 2, ...at })
    const last = [
      dealer.licence ? texts.dealerLicenceLicence({ licence: dealer.licence }) : '',
      count > 1 ? texts.pageIndexOfCount({ index: index + 1, count }) : '',
    ]
    on.write(y + 1, { text: last.filter(Boolean).join('  ·  '), size: 7, colour: muted, lines: 1, ...at })
  }
}

function drawQr(on: PdfLayout, { link, top }: { link: string; top: number }): void {
  const rows = encodeQr(link, 'raw', { ecc: 'medium', border: 1 })
  const dot = qrSize / rows.length
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) on.doc.rect(column.left + x * dot, top + y * dot, dot, dot)
    }
  }
  on.doc.fill(ink)
  on.doc.link(column.left, top, qrSize, qrSize, link)
}
