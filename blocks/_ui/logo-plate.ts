import type { CssObject } from './style/style-props.ts'

/** The ground of brand logos. They are drawn for white paper, and would vanish on a dark header or in a forced dark mode. */
export const logoPlate: CssObject = {
  // The colour of paper, whatever the site's theme is.
  backgroundColor: '#fff',
  borderRadius: 'sm',
  colorScheme: 'only light',
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}
