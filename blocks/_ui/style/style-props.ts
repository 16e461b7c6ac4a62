import type { CSSProperties } from 'react'
import {
  background,
  border,
  color,
  compose,
  flexbox,
  grid,
  layout,
  position,
  shadow,
  space,
  system,
  typography,
} from 'styled-system'
import type { breakpoints, Token } from './tokens.ts'

/** One value, or one per breakpoint from the smallest up: `[1, null, 3]` or `{ _: 1, md: 3 }`. */
export type Responsive<Value> =
  | Value
  | null
  | readonly (Value | null)[]
  | { readonly [step in '_' | keyof typeof breakpoints]?: Value | null }

type Space = Token<'space'> | `-${Exclude<Token<'space'>, 0>}`
type Color = Token<'colors'> | 'transparent' | 'currentColor' | 'inherit'
type Size = Token<'sizes'> | number | (string & {})

type ResponsiveProps<Names extends string, Value> = { readonly [name in Names]?: Responsive<Value> }
type ResponsiveCssProps<Names extends keyof CSSProperties> = {
  readonly [name in Names]?: Responsive<Exclude<CSSProperties[name], undefined>>
}

type PaddingProp = 'p' | 'px' | 'py' | 'pt' | 'pr' | 'pb' | 'pl' | 'gap' | 'rowGap' | 'columnGap'
type MarginProp = 'm' | 'mx' | 'my' | 'mt' | 'mr' | 'mb' | 'ml'
type SizeProp = 'width' | 'height' | 'minWidth' | 'minHeight' | 'maxWidth' | 'maxHeight' | 'size' | 'flexBasis'
type BorderProp = 'border' | 'borderTop' | 'borderRight' | 'borderBottom' | 'borderLeft'

/** The style props of `Box`: tokens if there is a scale, otherwise CSS. */
export type StyleProps = ResponsiveProps<PaddingProp, Token<'space'>> &
  ResponsiveProps<MarginProp, Space | 'auto'> &
  ResponsiveProps<'top' | 'right' | 'bottom' | 'left' | 'inset', Space | 'auto' | '50%' | '100%'> &
  ResponsiveProps<'color' | 'bg' | 'borderColor' | 'outlineColor', Color> &
  ResponsiveProps<'fontFamily', Token<'fonts'> | 'inherit'> &
  ResponsiveProps<'fontSize', Token<'fontSizes'> | 'inherit'> &
  ResponsiveProps<'fontWeight', Token<'fontWeights'> | 'inherit'> &
  ResponsiveProps<'lineHeight', Token<'lineHeights'>> &
  ResponsiveProps<'letterSpacing', Token<'letterSpacings'>> &
  ResponsiveProps<SizeProp, Size> &
  ResponsiveProps<BorderProp, Token<'borders'>> &
  ResponsiveProps<'borderRadius', Token<'radii'> | '50%' | 'inherit'> &
  ResponsiveProps<'boxShadow' | 'textShadow', Token<'shadows'>> &
  ResponsiveProps<'zIndex', Token<'zIndices'>> &
  ResponsiveCssProps<
    | 'textAlign'
    | 'fontStyle'
    | 'textTransform'
    | 'textDecoration'
    | 'textWrap'
    | 'whiteSpace'
    | 'display'
    | 'overflow'
    | 'overflowX'
    | 'overflowY'
    | 'verticalAlign'
    | 'opacity'
    | 'alignItems'
    | 'alignContent'
    | 'alignSelf'
    | 'justifyContent'
    | 'justifyItems'
    | 'justifySelf'
    | 'flex'
    | 'flexDirection'
    | 'flexGrow'
    | 'flexShrink'
    | 'flexWrap'
    | 'order'
    | 'gridArea'
    | 'gridAutoColumns'
    | 'gridAutoFlow'
    | 'gridAutoRows'
    | 'gridColumn'
    | 'gridRow'
    | 'gridTemplateAreas'
    | 'gridTemplateColumns'
    | 'gridTemplateRows'
    | 'position'
    | 'aspectRatio'
    | 'objectFit'
    | 'objectPosition'
  >

/** Style props, plain CSS, and nested selectors (`&:hover`, `@media print`) of a single class. */
export type CssObject = StyleProps & {
  readonly [property: string]: CssObject | Responsive<string | number> | undefined
}

const own = system({
  gap: { property: 'gap', scale: 'space' },
  rowGap: { property: 'rowGap', scale: 'space' },
  columnGap: { property: 'columnGap', scale: 'space' },
  inset: { property: 'inset', scale: 'space' },
  outlineColor: { property: 'outlineColor', scale: 'colors' },
  textTransform: { property: 'textTransform' },
  textDecoration: { property: 'textDecoration' },
  textWrap: { property: 'textWrap' },
  whiteSpace: { property: 'whiteSpace' },
  aspectRatio: { property: 'aspectRatio' },
  objectFit: { property: 'objectFit' },
  objectPosition: { property: 'objectPosition' },
})

export const parseStyleProps = compose(
  space,
  color,
  typography,
  layout,
  flexbox,
  grid,
  background,
  border,
  position,
  shadow,
  own,
)

export const stylePropNames: ReadonlySet<string> = new Set(parseStyleProps.propNames)
