import { Box } from './box.tsx'
import { Icon } from './icon.tsx'
import type { CssObject } from './style/style-props.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import * as texts from './texts.ts'

interface DismissProps {
  /** Identifies the band, to keep it dismissed on the next page too. */
  remembers?: string
}

/** Hides its band without script: a checkbox that the band's style reacts to (`...goesWhenDismissed`). */
export function Dismiss({ remembers }: DismissProps) {
  return (
    <Box as="label" css={label}>
      <VisuallyHidden>{texts.dismiss}</VisuallyHidden>
      <Box as="input" type="checkbox" data-dismisses={remembers} css={box} />
      <Icon name="close" size={18} />
    </Box>
  )
}

export const goesWhenDismissed: CssObject = { '&:has(:checked)': { display: 'none' } }

const label: CssObject = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: 'tap',
  flex: 'none',
  cursor: 'pointer',
  borderRadius: 'sm',
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: '-3px' },
}

const box: CssObject = { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }
