import type { CssObject } from './style/style-props.ts'
import { tokenName } from './style/tokens.ts'

/**
 * For content in a slot: a band has neither gutter nor spacing there, because the slot provides both. A band with a background becomes a
 * padded panel.
 */
export const withinSlot: CssObject = {
  [tokenName('space', 'gutter')]: '0px',
  [tokenName('space', 'section')]: '0px',
  [tokenName('space', 'panel')]: '1.25rem',
  [tokenName('radii', 'panel')]: `var(${tokenName('radii', 'md')})`,
}

/** Half the gap between two bands of a column. */
const between = 'clamp(0.75rem, 0.5rem + 0.75vw, 1rem)'

/**
 * For a slot with stacked bands: gaps as between columns, but none above the first or below the last, so that neighbours are aligned.
 * Padding rather than gap, since empty blocks have none.
 */
export const stackedInSlot: CssObject = {
  ...withinSlot,
  [tokenName('space', 'section')]: between,
  [tokenName('space', 'band')]: between,
  [tokenName('space', 'apart')]: between,
  marginBlock: `calc(-1 * var(${tokenName('space', 'band')}))`,
}
