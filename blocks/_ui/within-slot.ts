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
