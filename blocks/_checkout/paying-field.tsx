import type { InputHTMLAttributes, Ref } from 'react'
import { AffixedInput } from '../_ui/field/affixed-input.tsx'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'

export interface PayingFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'pattern' | 'defaultValue' | 'onChange' | 'onBlur'
> {
  ref?: Ref<HTMLInputElement>
  name: string
  label: string
  hint?: string
  prefix?: '$'
  error?: string | undefined
}

/** One line that has to be filled in before a payment. */
export function PayingField({ id, name, label, hint, error, prefix, ...control }: PayingFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error} required>
      {prefix ? (
        <AffixedInput name={name} required prefix={prefix} {...control} />
      ) : (
        <Input name={name} required {...control} />
      )}
    </Field>
  )
}
