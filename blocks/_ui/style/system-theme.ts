import { breakpoints, tokenName, tokens, type TokenScale } from './tokens.ts'

/** styled-system's theme: every token maps to its CSS variable, independent of the tenant's value. */
export const systemTheme = {
  breakpoints: Object.assign(Object.values(breakpoints), breakpoints),
  colors: variables('colors'),
  fonts: variables('fonts'),
  fontSizes: variables('fontSizes'),
  fontWeights: variables('fontWeights'),
  lineHeights: variables('lineHeights'),
  letterSpacings: variables('letterSpacings'),
  space: { ...variables('space'), ...negativeSpace() },
  sizes: variables('sizes'),
  radii: variables('radii'),
  // Inlined, because a variable would keep the root's line colour inside a dark band.
  borders: tokens.borders,
  shadows: variables('shadows'),
  zIndices: variables('zIndices'),
}

function variables(scale: TokenScale): Record<string, string> {
  return Object.fromEntries(Object.keys(tokens[scale]).map((name) => [name, `var(${tokenName(scale, name)})`]))
}

/** styled-system negates by a leading minus, which is invalid before a variable: `-4` is listed explicitly. */
function negativeSpace(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables('space')).map(([name, value]) => [`-${name}`, `calc(${value} * -1)`]),
  )
}
