const readable = 4.5
const white = '#ffffff'
const black = '#0b0f14'

/** WCAG 2.2 contrast of two colours written `#rrggbb`: from 1 (none) to 21. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The tenant's fill colour, darkened slightly if white text then becomes readable, and its text colour. */
export function readableFill(colour: string): { fill: string; on: string } {
  for (const share of [1, 0.94, 0.88, 0.82]) {
    const fill = towardsBlack(colour, share)
    if (contrast(fill, white) >= readable) return { fill, on: white }
  }
  return { fill: colour, on: black }
}

/** The colour, darkened or lightened until it is readable as text on the surface. */
export function readableText(colour: string, surface: string): string {
  const away = luminance(surface) > 0.2 ? towardsBlack : towardsWhite
  for (let share = 1; share > 0; share -= 0.08) {
    const text = away(colour, share)
    if (contrast(text, surface) >= readable) return text
  }
  return away(colour, 0)
}

function towardsBlack(colour: string, share: number): string {
  return hex(channels(colour).map((channel) => channel * share))
}

function towardsWhite(colour: string, share: number): string {
  return hex(channels(colour).map((channel) => 255 - (255 - channel) * share))
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

function hex(values: number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
