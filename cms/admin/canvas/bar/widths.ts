import * as texts from '../texts.ts'

/** Widths of the page in CSS pixels; null: the room that there is. */
export const widths = [
  { name: 'phone', label: texts.phone, pixels: 390 },
  { name: 'tablet', label: texts.tablet, pixels: 768 },
  { name: 'desktop', label: texts.desktop, pixels: 1280 },
  { name: 'fit', label: texts.fit, pixels: null },
] as const

export type WidthName = (typeof widths)[number]['name']

export const pixelsOf = (name: WidthName): number | null => widths.find((each) => each.name === name)?.pixels ?? null
