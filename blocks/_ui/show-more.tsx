import { type ReactNode, useState } from 'react'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

interface ShowMoreProps {
  /** Labels of the toggle while the rest is hidden or shown. */
  more: string
  less: string
  /** Replaces the hidden rest: an excerpt. */
  instead?: ReactNode
  /** Initially open. Later values have no effect on the reader's choice. */
  open?: boolean
  /** Hides the toggle while there is no rest. */
  hidden?: boolean | undefined
  children: ReactNode
}

const frame: CssObject = { display: 'flex', flexDirection: 'column' }
const toggle: CssObject = {
  order: 2,
  listStyle: 'none',
  cursor: 'pointer',
  alignSelf: 'flex-start',
  mt: 3,
  '&::-webkit-details-marker': { display: 'none' },
}
const words: CssObject = {
  color: 'link',
  fontWeight: 'semibold',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
}
const whenClosed: CssObject = { 'details[open] > summary > &': { display: 'none' } }
const whenOpen: CssObject = { 'details:not([open]) > summary > &': { display: 'none' } }
const excerpt: CssObject = { '&:has(> details[open]) > div': { display: 'none' } }

/** A native disclosure with its toggle below; works without script. The excerpt is not part of its accessible name. */
export function ShowMore({ instead, hidden, ...rest }: ShowMoreProps) {
  if (!instead) return <Disclosed hidden={hidden} {...rest} />
  return (
    <div className={styleClass(excerpt)} hidden={hidden}>
      <div>{instead}</div>
      <Disclosed {...rest} />
    </div>
  )
}

function Disclosed({ more, less, open = false, hidden, children }: Omit<ShowMoreProps, 'instead'>) {
  const [startsOpen] = useState(open)
  return (
    <details className={styleClass(frame)} open={startsOpen} hidden={hidden}>
      <summary className={styleClass(toggle)}>
        <span className={`${styleClass(whenClosed)} ${styleClass(words)}`}>{more}</span>
        <span className={`${styleClass(whenOpen)} ${styleClass(words)}`}>{less}</span>
      </summary>
      {children}
    </details>
  )
}
