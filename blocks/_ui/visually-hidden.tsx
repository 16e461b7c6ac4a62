import type { ReactNode } from 'react'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

/** The style of text for screen readers only, for code that creates the element itself. */
export const visuallyHidden: CssObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styleClass(visuallyHidden)}>{children}</span>
}
