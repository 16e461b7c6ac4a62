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
  /** Initially open. Later values have no effect on the reader's choice. */
  open?: boolean
  /** Hides the disclosure with its summary while it has no content. */
  hidden?: boolean
  /** Disclosures with the same name close each other, as in an FAQ. */
  name?: string
  children: ReactNode
}

/** A summary that expands. Works without script. */
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
