import type { ReactNode } from 'react'
import { Disclosure } from '../_ui/disclosure.tsx'
import { styleClass } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

interface FilterGroupProps {
  label: string
  /** Initially open. Later values have no effect on the shopper's choice. */
  open: boolean
  hidden?: boolean
  children: ReactNode
}

/** One filter: its name and options. */
export function FilterGroup({ label, open, hidden, children }: FilterGroupProps) {
  return (
    <Disclosure summary={label} open={open} {...(hidden === undefined ? {} : { hidden })}>
      <fieldset aria-label={label} className={styleClass(group)}>
        {children}
      </fieldset>
    </Disclosure>
  )
}

const group: CssObject = { border: 'none', m: 0, p: 0, minWidth: 0 }
