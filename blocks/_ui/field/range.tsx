import type { InputHTMLAttributes } from 'react'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { useFieldControl } from './field-context.ts'

const style: CssObject = { width: '100%', height: '2rem', cursor: 'pointer', display: 'block' }

type RangeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> & {
  /** Accessible value text: "$29,990". */
  valueText?: string
}

export function Range({ valueText, ...props }: RangeProps) {
  return (
    <input type="range" aria-valuetext={valueText} {...useFieldControl()} {...props} className={styleClass(style)} />
  )
}
