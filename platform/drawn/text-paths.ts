import { drawable, type DrawnFont } from './fonts.ts'

interface TextOptions {
  font: DrawnFont
  text: string
  /** In pixels; where the text does not fit, it is made smaller down to `smallest`. */
  size: number
  smallest?: number
  left: number
  /** Of the first line's letters. */
  top: number
  width: number
  lines: number
  colour: string
}

interface DrawnText {
  svg: string
  /** Where the next thing may begin. */
  bottom: number
}

const lineHeight = 1.18

/** Text as outlines for an SVG, wrapped at words: it looks the same on every machine, and nothing in it is markup. */
export function textPaths(options: TextOptions): DrawnText {
  const { font, left, top, width, lines, colour, smallest = options.size } = options
  const words = drawable(options.text, font).split(' ').filter(Boolean)
  let size = options.size
  let wrapped = wrap(words, { font, size, width })
  while (wrapped.length > lines && size > smallest) {
    size = Math.max(smallest, size * 0.92)
    wrapped = wrap(words, { font, size, width })
  }
  const shown = wrapped.length > lines ? [...wrapped.slice(0, lines - 1), `${wrapped[lines - 1] ?? ''}…`] : wrapped
  const baseline = top + (font.font.capHeight / font.font.unitsPerEm) * size
  const paths = shown.map((text, index) =>
    pathOf({ font, text, size, left, baseline: baseline + index * size * lineHeight }),
  )
  return {
    svg: `<g fill="${colour}">${paths.join('')}</g>`,
    bottom: top + Math.max(0, shown.length - 1) * size * lineHeight + size * 0.75,
  }
}

/** A word that is wider than a line is cut: names have no end, pictures have. */
function wrap(words: readonly string[], { font, size, width }: Pick<TextOptions, 'font' | 'size' | 'width'>): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, { font, size }) <= width) lines[lines.length - 1] = longer
    else lines.push(fitting(word, { font, size, width }))
  }
  return lines
}

function fitting(word: string, { font, size, width }: Pick<TextOptions, 'font' | 'size' | 'width'>): string {
  if (widthOf(word, { font, size }) <= width) return word
  const characters = Array.from(word)
  while (characters.length > 1 && widthOf(`${characters.join('')}…`, { font, size }) > width) characters.pop()
  return `${characters.join('')}…`
}

const widthOf = (text: string, { font: { font }, size }: Pick<TextOptions, 'font' | 'size'>): number =>
  (font.layout(text).advanceWidth / font.unitsPerEm) * size

interface PathOptions extends Pick<TextOptions, 'font' | 'text' | 'size' | 'left'> {
  baseline: number
}

function pathOf({ font: { font }, text, size, left, baseline }: PathOptions): string {
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
