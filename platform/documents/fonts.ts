import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'

/** One font family for all drawings, since a machine may have no fonts. It contains macrons. */
const files = {
  regular: '400Regular/Inter_400Regular.ttf',
  bold: '700Bold/Inter_700Bold.ttf',
} as const
export type FontWeight = keyof typeof files

export interface DrawnFont {
  bytes: Buffer
  font: Font
}
export type Fonts = Record<FontWeight, DrawnFont>

let loaded: Promise<Fonts> | null = null

/** Read once, at the first drawing. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= Promise.all([load('regular'), load('bold')]).then(([regular, bold]) => ({ regular, bold }))
  return loaded
}

async function load(weight: FontWeight): Promise<DrawnFont> {
  const bytes = await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/inter/${files[weight]}`)))
  const font = create(bytes)
  if ('fonts' in font) throw new Error(`${files[weight]} is a collection of fonts.`)
  return { bytes, font }
}

/** On one line; characters without a glyph are omitted rather than drawn as boxes. */
export function drawable(text: string, { font }: Pick<DrawnFont, 'font'>): string {
  let known = ''
  for (const character of text) {
    const isDrawn = /\s/u.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    if (isDrawn) known += character
  }
  return known.replace(/\s+/gu, ' ').trim()
}
