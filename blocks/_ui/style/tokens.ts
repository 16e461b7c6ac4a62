import { fontStacks } from './font-stacks.ts'

/**
 * Minimum width of each breakpoint: phones below `sm`, small tablets `md`, laptops `lg`, desktops `xl`. In em, so that zoomed text gets the
 * narrower layout.
 */
export const breakpoints = { sm: '30em', md: '48em', lg: '64em', xl: '80em' } as const

/**
 * The design tokens with default values. Each becomes the CSS variable `--fc-<scale>-<name>`. A tenant's theme overrides the values, so all
 * tenants share one set of classes.
 */
export const tokens = {
  colors: {
    primary: '#0b5cad',
    primaryStrong: 'color-mix(in srgb, var(--fc-colors-primary) 84%, #000)',
    primarySoft: 'color-mix(in srgb, var(--fc-colors-primary) 8%, var(--fc-colors-surface))',
    onPrimary: '#ffffff',
    action: 'var(--fc-colors-primary)',
    onAction: 'var(--fc-colors-onPrimary)',
    link: 'var(--fc-colors-primary)',
    accent: '#c84420',
    accentStrong: 'color-mix(in srgb, var(--fc-colors-accent) 84%, #000)',
    accentSoft: 'color-mix(in srgb, var(--fc-colors-accent) 10%, var(--fc-colors-surface))',
    onAccent: '#ffffff',
    ink: '#16202c',
    muted: 'color-mix(in srgb, var(--fc-colors-ink) 70%, var(--fc-colors-surface))',
    line: 'color-mix(in srgb, var(--fc-colors-ink) 13%, var(--fc-colors-surface))',
    lineStrong: 'color-mix(in srgb, var(--fc-colors-ink) 52%, var(--fc-colors-surface))',
    surface: '#ffffff',
    surfaceRaised: 'var(--fc-colors-surface)',
    surfaceSunken: 'color-mix(in srgb, var(--fc-colors-ink) 4%, var(--fc-colors-surface))',
    surfaceInverse: 'var(--fc-colors-ink)',
    onInverse: 'var(--fc-colors-surface)',
    onInverseMuted: 'color-mix(in srgb, var(--fc-colors-surface) 76%, var(--fc-colors-ink))',
    positive: '#146c43',
    positiveSoft: 'color-mix(in srgb, var(--fc-colors-positive) 10%, var(--fc-colors-surface))',
    warning: '#855300',
    warningSoft: 'color-mix(in srgb, var(--fc-colors-warning) 11%, var(--fc-colors-surface))',
    danger: '#b3261e',
    dangerSoft: 'color-mix(in srgb, var(--fc-colors-danger) 8%, var(--fc-colors-surface))',
    focus: '#1f6feb',
    star: '#e69500',
    shade: '#080c12',
    scrim: 'color-mix(in srgb, var(--fc-colors-shade) 62%, transparent)',
    onImage: '#ffffff',
    veil: 'rgb(255 255 255 / 16%)',
    veilStrong: 'rgb(255 255 255 / 30%)',
    veilLine: 'rgb(255 255 255 / 72%)',
  },
  fonts: {
    heading: fontStacks.sans,
    body: fontStacks.sans,
    mono: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, monospace',
  },
  fontSizes: {
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': 'clamp(1.5rem, 1.2rem + 1.3vw, 2rem)',
    '4xl': 'clamp(1.75rem, 1.3rem + 2vw, 2.5rem)',
    '5xl': 'clamp(2.125rem, 1.4rem + 3.2vw, 3.5rem)',
  },
  fontWeights: { regular: '400', medium: '500', semibold: '600', bold: '700', heading: '700' },
  lineHeights: { none: '1', tight: '1.15', snug: '1.3', normal: '1.55', loose: '1.7' },
  letterSpacings: { tight: '-0.02em', normal: '0', wide: '0.04em', caps: '0.08em' },
  space: {
    0: '0px',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.5rem',
    6: '2rem',
    7: '3rem',
    8: '4rem',
    9: '6rem',
    gutter: 'clamp(1rem, 0.5rem + 2vw, 2rem)',
    section: 'clamp(2.25rem, 1.25rem + 2.75vw, 4rem)',
    band: 'clamp(1rem, 0.625rem + 1.25vw, 1.5rem)',
    panel: '0px',
    apart: '0px',
  },
  sizes: { prose: '68ch', narrow: '46rem', content: '80rem', wide: '90rem', tap: '2.75rem' },
  radii: { none: '0px', panel: '0px', sm: '4px', md: '8px', lg: '14px', pill: '999px' },
  borders: {
    none: '0 solid transparent',
    clear: '1px solid transparent',
    thin: '1px solid var(--fc-colors-line)',
    strong: '1px solid var(--fc-colors-lineStrong)',
    thick: '2px solid var(--fc-colors-primary)',
  },
  shadows: {
    none: 'none',
    sm: '0 1px 2px rgb(16 24 40 / 7%)',
    md: '0 1px 2px rgb(16 24 40 / 5%), 0 4px 14px rgb(16 24 40 / 8%)',
    lg: '0 2px 6px rgb(16 24 40 / 6%), 0 16px 40px rgb(16 24 40 / 14%)',
  },
  zIndices: { base: '0', raised: '1', sticky: '20', header: '40', overlay: '60', toast: '80' },
} as const

type Tokens = typeof tokens
export type TokenScale = keyof Tokens
export type Token<Scale extends TokenScale> = keyof Tokens[Scale]

export function tokenName(scale: TokenScale, name: string): string {
  return `--fc-${scale}-${name}`
}
