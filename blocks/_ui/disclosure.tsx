import { type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { styleClass } from './style/style-class.ts'
import type { CssObject } from './style/style-props.ts'

const frame: CssObject = { borderBottom: 'thin', '&[open] > summary > svg': { transform: 'rotate(180deg)' } }
const summaryStyle: CssObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  py: 4,
  fontWeight: 'semibold',
  '& > svg': { transition: 'transform .18s' },
  '&:hover': { color: 'link' },
}
const body: CssObject = { pb: 5 }

interface DisclosureProps {
  summary: ReactNode
  /** Starts open. From then on it is as its reader left it: a later value changes nothing. */
  open?: boolean
  /** Out of sight with its summary, for a while in which it has nothing to show. */
  hidden?: boolean
  /** Those with the same name close each other, as in a list of questions. */
  name?: string
  children: ReactNode
}

/** Words that open to more words. Works without script. */
export function Disclosure({ summary, open, hidden, name, children }: DisclosureProps) {
  const [startsOpen] = useState(open)
  return (
    <details className={styleClass(frame)} open={startsOpen} hidden={hidden} name={name}>
      <summary className={styleClass(summaryStyle)}>
        {summary}
        <Icon name="chevronDown" />
      </summary>
      <div className={styleClass(body)}>{children}</div>
    </details>
  )
}
