import sharp from 'sharp'
import { hashText } from '#schemas/lib/hash-text.ts'
import type { Emblem } from '#seed/subjects/emblem-names.ts'
import { emblems } from './emblems.ts'
import { wordmark } from './wordmark.ts'

interface Mark {
  name: string
  emblem: Emblem
  /** Colour of emblem and letters. */
  colour: string
  ink: string
}

/** A dealer's logo with emblem and name in one line on a transparent background: a PNG 160 high. */
export async function drawMark({ name, emblem, colour, ink }: Mark): Promise<Buffer> {
  const { width, group } = wordmark(name, { colour: ink, weight: 2.1, slant: 0, spacing: 2.6 })
  const whole = 40 + 12 + width + 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(whole * 4)}" height="160" viewBox="0 0 ${whole} 40"><g fill="${colour}">${emblems[emblem]}</g><g transform="translate(52 13)">${group}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
}

/** A brand's name as a plain wordmark, not its logo: a transparent PNG of 480 by 200. */
export async function drawBrandTile(name: string): Promise<Buffer> {
  const style = hashText(name)
  const { width, group } = wordmark(name, {
    colour: '#22282e',
    weight: 1.6 + (style % 4) * 0.35,
    slant: style % 3 === 0 ? 11 : 0,
    spacing: 1.8 + (style % 5) * 0.7,
  })
  const scale = Math.min(3.6, 400 / width)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="200"><g transform="translate(${(480 - width * scale) / 2} ${100 - 7 * scale}) scale(${scale})">${group}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
}

/** A badge with text, white on ink: a PNG 128 high. */
export async function drawBadge(words: string): Promise<Buffer> {
  const { width, group } = wordmark(words, { colour: '#ffffff', weight: 2.2, slant: 0, spacing: 2 })
  const whole = width + 50
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(whole * 4)}" height="128" viewBox="0 0 ${whole} 32"><rect width="${whole}" height="32" rx="6" fill="#05141f"/><circle cx="17" cy="16" r="9" fill="#bb162b"/><path d="m12.500 16.500 3.200 3.200 6-6.400" fill="none" stroke="#ffffff" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(36 9)">${group}</g></svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toBuffer()
}
