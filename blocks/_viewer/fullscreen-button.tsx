import type { CssObject } from '../_ui/style/style-props.ts'
import { styleClass } from '../_ui/style/style-class.ts'
import { ViewerIcon } from './viewer-icon.tsx'
import { roundButton } from './viewer-style.ts'
import * as texts from './texts.ts'

/** Shows a stage in fullscreen. vehicles §2: tooltip 'Fullscreen' */
export const FullscreenButton = ({ open }: { open: () => void }) => (
  <button
    type="button"
    aria-label={texts.fullscreen}
    data-media="fullscreen"
    className={styleClass(fullscreenButton)}
    onClick={open}
  >
    <ViewerIcon name="expand" />
  </button>
)

const tooltip: CssObject = {
  '&::after': {
    content: '"Fullscreen"',
    position: 'absolute',
    right: 0,
    top: '100%',
    mt: 1,
    px: 2,
    py: 1,
    borderRadius: 'sm',
    bg: 'surfaceInverse',
    color: 'onInverse',
    fontSize: 'xs',
    fontWeight: 'semibold',
    opacity: 0,
    pointerEvents: 'none',
    transition: 'opacity .15s',
  },
  '&:hover::after, &:focus-visible::after': { opacity: 1 },
}

/** At the top right of a stage. */
export const fullscreenButton: CssObject = {
  ...roundButton,
  ...tooltip,
  position: 'absolute',
  zIndex: 'raised',
  top: 3,
  right: 3,
}
