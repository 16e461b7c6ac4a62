import type { CssObject } from './style/style-props.ts'

/** A dialog in the middle of the window, the page behind it dimmed. */
export const dialogOverPage = {
  m: 'auto',
  overflow: 'auto',
  // Visible in forced-colours mode.
  border: 'clear',
  borderRadius: 'lg',
  bg: 'surface',
  color: 'ink',
  boxShadow: 'lg',
  '&::backdrop': { backgroundColor: 'var(--fc-colors-scrim)' },
} as const satisfies CssObject

/** A temporary message at the bottom of the window. */
export const toastOverPage = {
  position: 'fixed',
  left: 0,
  right: 0,
  zIndex: 'toast',
  width: 'fit-content',
  maxWidth: 'calc(100% - 2rem)',
  mx: 'auto',
  px: 4,
  py: 3,
  bg: 'surfaceInverse',
  color: 'onInverse',
  borderRadius: 'md',
  boxShadow: 'lg',
} as const satisfies CssObject
