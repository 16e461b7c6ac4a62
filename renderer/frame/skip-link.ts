import { styleClass } from '#blocks/_ui/style/style-class.ts'
import type { CssObject } from '#blocks/_ui/style/style-props.ts'

const style: CssObject = {
  position: 'absolute',
  top: 2,
  left: 2,
  zIndex: 'toast',
  px: 4,
  py: 3,
  bg: 'surface',
  color: 'ink',
  borderRadius: 'md',
  boxShadow: 'lg',
  '&:not(:focus)': { transform: 'translateY(-300%)' },
}

/** The first link of a page, for keyboard users: skips the menu. */
export const skipLinkHtml = (): string => `<a href="#main" class="${styleClass(style)}">Skip to content</a>`
