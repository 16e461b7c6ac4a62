import type { CssObject } from '../_ui/style/style-props.ts'

/** Video and gallery are no higher than this. vehicles §9 */
const maxHeight = '692px'

/** A viewer alone in a page's width is no wider than its pictures are at that height. */
export const asWideAsPictures: CssObject = { maxWidth: `calc(${maxHeight} * 3 / 2)`, mx: 'auto' }

/** Where something is looked at: of one shape in every mode, so that nothing moves when another is chosen. */
export const stage: CssObject = {
  position: 'relative',
  width: '100%',
  aspectRatio: '3/2',
  maxHeight,
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'surfaceSunken',
}

/** A mode that was not chosen. Without a script nothing can be chosen: then all of them stand one below the other. */
export const restingStage: CssObject = {
  ...stage,
  display: 'none',
  '@media (scripting: none)': { display: 'block', mt: 3 },
}

export const onlyWithScript: CssObject = { '@media (scripting: none)': { display: 'none' } }

/** A finger's room. With text twice as large it does not cover the picture, which is no larger then. */
export const controlSize = 'min(2.75rem, 14vw)'

/** A round button upon a picture. */
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

/** Words upon a picture. */
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
