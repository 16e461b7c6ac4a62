import { contrast } from '../lib/contrast.ts'

export interface DerivedTheme {
  primary: string
  accent: string
  ink: string
  surface: string
}

const surface = '#ffffff'
/** WCAG 2.2 AAA for text; AA for an accent that is told from the page. */
const minimums = { ink: 7, accent: 4.5 }

/**
 * The colours of a site from its brand colour: an accent across the colour wheel, and a dark text colour of the same hue, each darkened until
 * it is readable on white.
 */
export function deriveTheme(brand: string): DerivedTheme {
  const { hue, saturation } = readHsl(brand)
  const isGrey = saturation < 0.08
  return {
    primary: brand.toLowerCase(),
    accent: darkened({ hue: isGrey ? 18 : (hue + 165) % 360, saturation: 0.75, lightness: 0.5 }, minimums.accent),
    ink: darkened({ hue, saturation: Math.min(saturation, 0.3), lightness: 0.16 }, minimums.ink),
    surface,
  }
}

interface Hsl {
  /** Degrees. */
  hue: number
  /** From 0 to 1, as the lightness. */
  saturation: number
  lightness: number
}

function darkened(colour: Hsl, minimum: number): string {
  for (let lightness = colour.lightness; lightness > 0; lightness -= 0.02) {
    const hex = toHex({ ...colour, lightness })
    if (contrast(hex, surface) >= minimum) return hex
  }
  return '#000000'
}

function readHsl(hex: string): Hsl {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  )
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  const lightness = most - range / 2
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return { hue: sixth * 60, saturation: range / (1 - Math.abs(2 * lightness - 1)), lightness }
}

function toHex({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))))
  }
  return `#${[0, 8, 4].map((offset) => channel(offset).toString(16).padStart(2, '0')).join('')}`
}
