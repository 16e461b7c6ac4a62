'use client'
import { FieldDescription, FieldError, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { CheckboxFieldClientComponent } from 'payload'
import { useId } from 'react'
import * as texts from './texts.ts'

const choices = [
  { value: null, label: texts.inherited },
  { value: true, label: texts.on },
  { value: false, label: texts.off },
] as const

/** On, off or inherited: a checkbox has only two states. */
export const SwitchField: CheckboxFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<boolean | null>({
    potentiallyStalePath: ownPath,
  })
  const name = useId()
  const chosen = value ?? null
  return (
    <fieldset className="field-type fc-switch" disabled={readOnly === true || disabled} style={mergeFieldStyles(field)}>
      <legend className="field-label">{typeof field.label === 'string' ? field.label : path}</legend>
      <FieldError path={path} showError={showError} />
      <div className="fc-switch__choices">
        {choices.map((choice) => (
          <label key={String(choice.value)}>
            <input type="radio" name={name} checked={chosen === choice.value} onChange={() => setValue(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {customComponents?.AfterInput}
      <FieldDescription description={field.admin?.description} path={path} />
    </fieldset>
  )
}
