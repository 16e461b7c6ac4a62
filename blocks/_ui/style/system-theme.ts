import { breakpoints, tokenName, tokens, type TokenScale } from './tokens.ts'

/** styled-system's theme: every token stands for its CSS variable, whatever the tenant's value of it. */
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
  // Written out, since a variable would hold the line colour of the root also within a dark band.
  borders: tokens.borders,
  shadows: variables('shadows'),
  zIndices: variables('zIndices'),
}

function variables(scale: TokenScale): Record<string, string> {
  return Object.fromEntries(Object.keys(tokens[scale]).map((name) => [name, `var(${tokenName(scale, name)})`]))
}

/** styled-system negates by writing a minus before the value, which a variable does not take: `-4` is spelled out. */
function negativeSpace(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables('space')).map(([name, value]) => [`-${name}`, `calc(${value} * -1)`]),
  )
}
