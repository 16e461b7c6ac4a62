import type { ReactNode } from 'react'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

/** The style of words for those who listen, for anyone who makes the element itself. */
export const visuallyHidden: CssObject = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styleClass(visuallyHidden)}>{children}</span>
}
VisuallyHidden.isPlain = true
