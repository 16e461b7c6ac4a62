import { LRUCache } from 'lru-cache'
import { drawable, type DrawnFont } from './fonts.ts'

interface TextOptions {
  font: DrawnFont
  text: string
  /** In pixels; reduced down to `smallest` until the text fits. */
  size: number
  smallest?: number
  left: number
  /** Top of the first line's letters. */
  top: number
  width: number
  lines: number
  colour: string
}

interface DrawnText {
  svg: string
  /** Bottom edge of the text. */
  bottom: number
}

const lineHeight = 1.18
/** Longer text never fits. */
const charactersAtMost = 240

/** Text as outlines for an SVG, wrapped at words. It looks the same on every machine and contains no markup. */
export function textPaths(options: TextOptions): DrawnText {
  const { font, left, top, width, lines, colour, smallest = options.size } = options
  const words = drawable(options.text.slice(0, charactersAtMost), font).split(' ').filter(Boolean)
  let size = options.size
  let wrapped = wrap(words, { font, size, width })
  const isTooMuch = () => wrapped.length > lines || words.some((word) => getWidth(word, { font, size }) > width)
  while (size > smallest && isTooMuch()) {
    size = Math.max(smallest, size * 0.92)
    wrapped = wrap(words, { font, size, width })
  }
  const last = wrapped.length > lines ? cut(wrapped[lines - 1] ?? '', { font, size, width }) : null
  const shown = last === null ? wrapped : [...wrapped.slice(0, lines - 1), last]
  const baseline = top + (font.font.capHeight / font.font.unitsPerEm) * size
  const paths = shown.map((text, index) =>
    getPath({ font, text, size, left, baseline: baseline + index * size * lineHeight }),
  )
  return {
    svg: `<g fill="${colour}">${paths.join('')}</g>`,
    bottom: top + Math.max(0, shown.length - 1) * size * lineHeight + size * 0.75,
  }
}

/** A word wider than a line is cut, since names can be of any length. */
function wrap(words: readonly string[], { font, size, width }: Pick<TextOptions, 'font' | 'size' | 'width'>): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && getWidth(longer, { font, size }) <= width) lines[lines.length - 1] = longer
    else lines.push(fitting(word, { font, size, width }))
  }
  return lines
}

function fitting(word: string, { font, size, width }: Pick<TextOptions, 'font' | 'size' | 'width'>): string {
  const wide = getWidth(word, { font, size })
  if (wide <= width) return word
  const characters = Array.from(word)
  characters.length = Math.max(1, Math.floor((characters.length * width) / wide))
  return cut(characters.join(''), { font, size, width })
}

/** Truncates with an ellipsis to the width. */
function cut(text: string, { font, size, width }: Pick<TextOptions, 'font' | 'size' | 'width'>): string {
  const characters = Array.from(text.replace(/…$/, ''))
  const ended = () => `${characters.join('').trimEnd()}…`
  while (characters.length > 1 && getWidth(ended(), { font, size }) > width) characters.pop()
  return ended()
}

const getWidth = (text: string, { font: { font }, size }: Pick<TextOptions, 'font' | 'size'>): number =>
  (getUnits(text, font) / font.unitsPerEm) * size

/** Widths in font units, cached: measuring is slow, and the same words are measured at several sizes. */
const measured = new LRUCache<string, number>({ max: 5_000 })

function getUnits(text: string, font: DrawnFont['font']): number {
  const key = `${font.postscriptName} ${text}`
  const known = measured.get(key) ?? font.layout(text).advanceWidth
  measured.set(key, known)
  return known
}

interface PathOptions extends Pick<TextOptions, 'font' | 'text' | 'size' | 'left'> {
  baseline: number
}

function getPath({ font: { font }, text, size, left, baseline }: PathOptions): string {
  const { glyphs, positions } = font.layout(text)
  const scale = size / font.unitsPerEm
  let at = 0
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const moved = glyph.path.translate(at + xOffset, yOffset).toSVG()
    at += xAdvance
    return moved
  })
  return `<path transform="translate(${round(left)} ${round(baseline)}) scale(${round(scale)} ${round(-scale)})" d="${outlines.join('')}"/>`
}

const round = (value: number) => Math.round(value * 10_000) / 10_000
