import type { LeadField } from '#schemas/lead/lead-form.ts'
import { Field } from '../_ui/field/field.tsx'
import { Input } from '../_ui/field/input.tsx'
import { Select } from '../_ui/field/select.tsx'
import { Textarea } from '../_ui/field/textarea.tsx'
import { AmountInput } from './amount-input.tsx'
import { Choices } from './choices.tsx'
import { Consent } from './consent.tsx'
import type { FormEntry } from './form-values.ts'
import * as texts from './texts.ts'

interface FormFieldProps {
  field: LeadField
  form: FormEntry
  /** Target of links to the field. */
  id?: string | undefined
  /** Whether the browser validates it; hidden fields are validated on submit. */
  isChecked: boolean
}

/** One field of a form, with its label and error. Times are in `time-chooser.tsx`. */
export function FormField({ field, form, id, isChecked }: FormFieldProps) {
  const { name, label, hint, required, control, options, maxLength, autoComplete, initial } = field
  const error = form.formState.errors[name]?.message
  const registered = form.register(name)
  const typed = String(initial) || undefined
  const validationProps = isChecked ? {} : { required: false, pattern: undefined }
  if (control === 'checkbox')
    return <Consent id={id} field={{ ...field, ...validationProps }} error={error} {...registered} />
  if (control === 'choices') return <Choices id={id} field={field} error={error} registered={registered} />
  return (
    <Field id={id} label={label} hint={hint} required={required} error={error}>
      {control === 'select' ? (
        <Select {...registered} {...validationProps} defaultValue={String(initial)}>
          {initial === '' || !required ? <option value="">{texts.pleaseChoose}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : control === 'textarea' ? (
        <Textarea {...registered} {...validationProps} defaultValue={typed} maxLength={maxLength} />
      ) : control === 'money' || control === 'kilometres' ? (
        <AmountInput
          kind={control}
          {...{ field, form, registered }}
          required={validationProps.required}
          hasQuickPicks={id === undefined}
        />
      ) : (
        <Input
          {...registered}
          {...inputs[control]}
          {...validationProps}
          defaultValue={typed}
          maxLength={control === 'date' ? undefined : maxLength}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}

/** Input types for phone keyboards, and for validation without script. */
const inputs = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  postcode: { type: 'text', inputMode: 'numeric', pattern: '[0-9]{4}' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
  url: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  time: { type: 'hidden' },
} as const
