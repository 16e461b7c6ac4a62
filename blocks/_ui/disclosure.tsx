import type { ReactNode } from 'react'
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
  open?: boolean
  /** Those with the same name close each other, as in a list of questions. */
  name?: string
  children: ReactNode
}

/** Words that open to more words. Works without script. */
export function Disclosure({ summary, open, name, children }: DisclosureProps) {
  return (
    <details className={styleClass(frame)} open={open} name={name}>
      <summary className={styleClass(summaryStyle)}>
        {summary}
        <Icon name="chevronDown" />
      </summary>
      <div className={styleClass(body)}>{children}</div>
    </details>
  )
}
