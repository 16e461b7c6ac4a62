import type { CssObject } from '../_ui/style/style-props.ts'

/** Maximum height of video and gallery. vehicles §9 */
const maxHeight = '692px'

/** A viewer at page width is no wider than its pictures at that height. */
export const asWideAsPictures: CssObject = { maxWidth: `calc(${maxHeight} * 3 / 2)`, mx: 'auto' }

/** The stage has the same ratio in every mode, so that nothing moves when the mode changes. */
export const stage: CssObject = {
  position: 'relative',
  width: '100%',
  aspectRatio: '3/2',
  maxHeight,
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'surfaceSunken',
}

/** An inactive mode. Without script there is no choice, so all modes are stacked. */
export const restingStage: CssObject = {
  ...stage,
  display: 'none',
  '@media (scripting: none)': { display: 'block', mt: 3 },
}

export const onlyWithScript: CssObject = { '@media (scripting: none)': { display: 'none' } }

/** Size of a touch target. With text at 200% it does not cover the picture, which does not grow. */
export const controlSize = 'min(2.75rem, 14vw)'

/** A round button on a picture. */
export const roundButton: CssObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: controlSize,
  borderRadius: '50%',
  bg: 'scrim',
  color: 'onImage',
  textDecoration: 'none',
  transition: 'background-color .15s, opacity .15s',
  '&:focus-visible': { borderRadius: '50%' },
  '&:hover:not(:disabled)': { bg: 'surfaceInverse', color: 'onInverse' },
  '&:disabled': { opacity: 0.4 },
  ...onlyWithScript,
}

/** Text on a picture. */
export const pill: CssObject = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 1,
  borderRadius: 'pill',
  bg: 'scrim',
  color: 'onImage',
  fontSize: 'sm',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
}
