import type { Ref, TextareaHTMLAttributes } from 'react'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

const area: CssObject = {
  ...controlStyle,
  resize: 'vertical',
  fieldSizing: 'content',
  minHeight: '6rem',
  maxHeight: '50vh',
}

type TextareaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'style'> & {
  ref?: Ref<HTMLTextAreaElement>
}

/** Multi-line text input. */
export function Textarea(props: TextareaProps) {
  return <textarea rows={4} {...useFieldControl()} {...props} className={styleClass(area)} />
}
