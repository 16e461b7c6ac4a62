import { contrast } from '#schemas/lib/contrast.ts'
import type { TokenValues } from '#blocks/_ui/style/css-variables.ts'
import { themeTokens } from '#blocks/_ui/style/theme-tokens.ts'
import { tokens } from '#blocks/_ui/style/tokens.ts'
import type { Theme } from '#schemas/tenant/theme.ts'
import { mixed } from './mixed.ts'

/** WCAG 2.2 AA: body text, and outlines of controls. */
const text = 4.5
const outline = 3

/**
 * A theme's tokens, with text colours adjusted until they are readable on each background of the site: the surface, its sunken and tinted
 * shades, and the soft shade of the colour itself. A tenant may choose any colours.
 */
export function readableTokens(theme: Theme): TokenValues {
  const chosen = themeTokens(theme)
  const { surface } = theme
  // Text mixed from ink, such as muted text, needs an ink with contrast to spare.
  const ink = readable(theme.ink, { grounds: () => [surface], minimum: 7 })
  const primary = chosen.colors?.primary ?? theme.primary
  const plain = [surface, mixed(ink, surface, 0.04), mixed(primary, surface, 0.08)]
  const status = (colour: string, share: number) =>
    readable(colour, { grounds: (candidate) => [...plain, mixed(candidate, surface, share)], minimum: text })
  return {
    ...chosen,
    colors: {
      ...chosen.colors,
      ink,
      muted: readable(mixed(ink, surface, 0.7), { grounds: () => plain, minimum: text }),
      link: readable(primary, { grounds: () => plain, minimum: text }),
      focus: readable(tokens.colors.focus, { grounds: () => plain, minimum: outline }),
      positive: status(tokens.colors.positive, 0.1),
      warning: status(tokens.colors.warning, 0.11),
      danger: status(tokens.colors.danger, 0.08),
    },
  }
}

interface Readable {
  grounds: (candidate: string) => string[]
  minimum: number
}

const steps = 24

/** The colour, or its nearest shade towards black or white with the required contrast; the better extreme if none has it. */
function readable(colour: string, { grounds, minimum }: Readable): string {
  const worst = (candidate: string) => Math.min(...grounds(candidate).map((ground) => contrast(candidate, ground)))
  const ends = ['#000000', '#ffffff'].toSorted((a, b) => worst(b) - worst(a))
  for (let step = 0; step < steps; step += 1) {
    const shades = ends.map((end) => mixed(end, colour, step / steps))
    const found = shades.find((shade) => worst(shade) >= minimum)
    if (found) return found
  }
  return ends[0] ?? colour
}
