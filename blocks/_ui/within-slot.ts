import type { CssObject } from './style/style-props.ts'
import { tokenName } from './style/tokens.ts'

/**
 * For what stands in a slot: its band has no gutter and no band spacing, for the place that holds the slot has them. A band with a ground of
 * its own becomes a panel there: its words keep away from its edges.
 */
export const withinSlot: CssObject = {
  [tokenName('space', 'gutter')]: '0px',
  [tokenName('space', 'section')]: '0px',
  [tokenName('space', 'panel')]: '1.25rem',
  [tokenName('radii', 'panel')]: `var(${tokenName('radii', 'md')})`,
}

/** Half of what is between two bands of a column. */
const between = 'clamp(0.75rem, 0.5rem + 0.75vw, 1rem)'

/**
 * For a slot whose bands stand one below the other: as far from each other as its columns are, and none of it above the first or below the last, so that
 * neighbours begin at the same height. Padding, and no gap, for what shows nothing has none.
 */
export const stackedInSlot: CssObject = {
  ...withinSlot,
  [tokenName('space', 'section')]: between,
  [tokenName('space', 'band')]: between,
  [tokenName('space', 'apart')]: between,
  marginBlock: `calc(-1 * var(${tokenName('space', 'band')}))`,
}
