import sharp from 'sharp'
import { hashText } from '#schemas/lib/hash-text.ts'
import { wordmark } from './wordmark.ts'

const emblems = {
  wave: '<path d="M2 26 Q9 14 16 24 T30 22 T38 14 Q40 26 30 33 Q16 40 6 33 Q2 30 2 26 Z"/><circle cx="27" cy="9" r="5.5" opacity="0.75"/>',
  globe:
    '<path fill-rule="evenodd" d="M20 1 A19 19 0 1 1 19.9 1 Z M20 5 A15 15 0 1 0 20.1 5 Z"/><path d="M18 3 H22 V37 H18 Z M13 20 Q13 8 20 4 L20 8 Q16.500 12 16.500 20 Q16.500 28 20 32 L20 36 Q13 32 13 20 Z"/>',
  gate: '<path d="M2 38 V14 L20 2 L38 14 V38 H30 V18 L20 11 L10 18 V38 Z"/><path d="M15 38 V24 H25 V38 Z" opacity="0.75"/>',
  road: '<path d="M16 2 H24 L38 38 H2 Z M19 6 L18.600 13 H21.400 L21 6 Z M18.300 18 L17.700 26 H22.300 L21.700 18 Z M17.200 31 L16.800 38 H23.200 L22.800 31 Z" fill-rule="evenodd"/>',
  leaf: '<path d="M20 38 Q2 30 4 10 Q16 10 20 20 Q24 10 36 10 Q38 30 20 38 Z"/><path d="M20 1 Q26 7 20 15 Q14 7 20 1 Z" opacity="0.75"/>',
} as const

export type Emblem = keyof typeof emblems

interface Mark {
  name: string
  emblem: Emblem
  /** Of the emblem and of the letters. */
  colour: string
  ink: string
}

/** A dealer's mark, emblem and name in one line on nothing: a PNG 160 high. */
export async function drawMark({ name, emblem, colour, ink }: Mark): Promise<Buffer> {
  const { width, group } = wordmark(name, { colour: ink, weight: 2.1, slant: 0, spacing: 2.6 })
  const whole = 40 + 12 + width + 4
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(whole * 4)}" height="160" viewBox="0 0 ${whole} 40"><g fill="${colour}">${emblems[emblem]}</g><g transform="translate(52 13)">${group}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A brand's name as a plain wordmark, nobody's logo: a PNG of 480 by 200 on nothing. */
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
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A seal with words, white on ink: a PNG 128 high. */
export async function drawBadge(words: string): Promise<Buffer> {
  const { width, group } = wordmark(words, { colour: '#ffffff', weight: 2.2, slant: 0, spacing: 2 })
  const whole = width + 50
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(whole * 4)}" height="128" viewBox="0 0 ${whole} 32"><rect width="${whole}" height="32" rx="6" fill="#05141f"/><circle cx="17" cy="16" r="9" fill="#bb162b"/><path d="m12.500 16.500 3.200 3.200 6-6.400" fill="none" stroke="#ffffff" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/><g transform="translate(36 9)">${group}</g></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
