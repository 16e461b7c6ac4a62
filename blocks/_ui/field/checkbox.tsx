import type { InputHTMLAttributes, ReactNode } from 'react'
import { styleClasses } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'

const style = {
  line: { display: 'flex', alignItems: 'center', gap: 3, py: 1, minHeight: '2.25rem', cursor: 'pointer' },
  box: { width: '1.25rem', height: '1.25rem', flex: 'none' },
  words: { minWidth: 0, flex: '1' },
  count: { color: 'muted', fontSize: 'sm' },
} as const satisfies Record<string, CssObject>

type CheckboxProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'name' | 'value' | 'checked' | 'onChange'> & {
  /** `radio` for a single choice; all with the same `name`, in a `fieldset`. */
  type?: 'checkbox' | 'radio'
  children: ReactNode
  /** At the end: the number of matches. */
  count?: ReactNode
}

/** One option of a list. A search page renders a hundred, so props are not spread. */
export function Checkbox({ type = 'checkbox', name, value, checked, onChange, children, count }: CheckboxProps) {
  const look = styleClasses(style)
  return (
    <label className={look.line}>
      <input type={type} name={name} value={value} checked={checked} onChange={onChange} className={look.box} />
      <span className={look.words}>{children}</span>
      {count === undefined ? null : <span className={look.count}>{count}</span>}
    </label>
  )
}
