import type { CssObject } from '../style/style-props.ts'

/** The scroll container before Embla drives it. */
export const viewportStyle: CssObject = {
  position: 'relative',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  '&[data-driven]': { overflow: 'hidden', scrollSnapType: 'none' },
  '&[data-driven] > :first-child': { touchAction: 'pan-y pinch-zoom' },
  // With reduced motion transitions take one frame instead of none, which would delay Embla.
  '&[data-driven] > :first-child, &[data-driven] > :first-child > *': { transition: 'none' },
}
