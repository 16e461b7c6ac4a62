import type { CssObject } from './style/style-props.ts'

/** A dialog in the middle of the window, the page behind it dimmed. */
export const dialogOverPage = {
  m: 'auto',
  overflow: 'auto',
  // Seen where the system chooses the colours.
  border: 'clear',
  borderRadius: 'lg',
  bg: 'surface',
  color: 'ink',
  boxShadow: 'lg',
  '&::backdrop': { backgroundColor: 'var(--fc-colors-scrim)' },
} as const satisfies CssObject

/** A sentence that is said for a moment, at the window's foot. */
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
