import type { Ref, SelectHTMLAttributes } from 'react'
import { Icon } from '../icon.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

const frame: CssObject = {
  position: 'relative',
  display: 'block',
  '& > svg': { position: 'absolute', right: 3, top: '50%', transform: 'translateY(-50%)', pointerEvents: 'none' },
}
const select: CssObject = { ...controlStyle, appearance: 'none', pr: 6, textOverflow: 'ellipsis' }

type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLSelectElement>
}

/** A native select. Its children are `option`s. */
export function Select({ children, ...props }: SelectProps) {
  return (
    <span className={styleClass(frame)}>
      <select {...useFieldControl()} {...props} className={styleClass(select)}>
        {children}
      </select>
      <Icon name="chevronDown" size={18} />
    </span>
  )
}
