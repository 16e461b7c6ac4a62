import type { CssObject } from '../style/style-props.ts'

/** The style of all input controls. */
export const controlStyle: CssObject = {
  width: '100%',
  minHeight: 'tap',
  px: 3,
  py: 2,
  bg: 'surface',
  color: 'ink',
  border: 'strong',
  borderRadius: 'md',
  fontSize: 'md',
  lineHeight: 'snug',
  transition: 'border-color .15s',
  '&:hover': { borderColor: 'ink' },
  '&:focus-visible': { borderRadius: 'md', outlineOffset: '0' },
  '&[aria-invalid=true]': { borderColor: 'danger' },
  '&:disabled': { bg: 'surfaceSunken', color: 'muted' },
  '&::placeholder': { color: 'muted', opacity: 1 },
}
