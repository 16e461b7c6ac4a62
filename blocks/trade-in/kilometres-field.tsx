import { type Control, useController } from 'react-hook-form'
import type { FormValues } from '../_forms/form-values.ts'
import { Field } from '../_ui/field/field.tsx'
import { NumberInput } from '../_ui/field/number-input.tsx'
import * as texts from './texts.ts'

interface KilometresFieldProps<Parsed> {
  control: Control<FormValues, unknown, Parsed>
  error: string | undefined
}

/** The car's distance, with separators. */
export function KilometresField<Parsed>({ control, error }: KilometresFieldProps<Parsed>) {
  const { field } = useController({ name: 'km', control, defaultValue: null })
  return (
    <Field label={texts.kilometres} required error={error}>
      <NumberInput
        name={field.name}
        kind="kilometres"
        inputMode="numeric"
        value={typeof field.value === 'number' ? field.value : null}
        onValue={field.onChange}
        suffix=" kms"
      />
    </Field>
  )
}
