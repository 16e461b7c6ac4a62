import type { Theme } from '#schemas/tenant/theme.ts'
import { readableFill, readableText } from '#schemas/lib/contrast.ts'
import type { TokenValues } from './css-variables.ts'
import { fontStacks } from './font-stacks.ts'

/** Token values derived from a tenant's theme; `cssVariables(themeTokens(theme))` is the page's `:root`. */
export function themeTokens(theme: Theme): TokenValues {
  const primary = readableFill(theme.primary)
  const accent = readableFill(theme.accent)
  return {
    colors: {
      primary: primary.fill,
      onPrimary: primary.on,
      link: readableText(primary.fill, theme.surface),
      accent: accent.fill,
      onAccent: accent.on,
      ink: theme.ink,
      surface: theme.surface,
    },
    fonts: { heading: fontStacks[theme.headingFont], body: fontStacks[theme.bodyFont] },
    radii: radii[theme.radius],
    space: densities[theme.density],
  }
}

const radii = {
  square: { sm: '0px', md: '0px', lg: '2px' },
  soft: {},
  round: { sm: '8px', md: '14px', lg: '22px' },
} satisfies Record<Theme['radius'], TokenValues['radii']>

const densities = {
  compact: { section: 'clamp(1.5rem, 1rem + 1.75vw, 2.5rem)', band: 'clamp(0.75rem, 0.5rem + 1vw, 1.25rem)' },
  regular: {},
  airy: { section: 'clamp(3rem, 1.75rem + 4vw, 5.25rem)' },
} satisfies Record<Theme['density'], TokenValues['space']>
