import type { InputHTMLAttributes, Ref } from 'react'
import { styleClass } from '../style/style-class.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLInputElement>
}

export function Input(props: InputProps) {
  return <input type="text" {...useFieldControl()} {...props} className={styleClass(controlStyle)} />
}
