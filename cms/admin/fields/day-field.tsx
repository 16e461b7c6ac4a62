'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientComponent } from 'payload'
import { useId } from 'react'
import { readDay } from '#schemas/lib/day.ts'

/** A day of the calendar, the same in every time zone. decision 262 */
export const DayField: DateFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<string | Date | null>({
    potentiallyStalePath: ownPath,
  })
  const id = useId()
  const stored = value instanceof Date ? value.toISOString() : (value ?? '')
  return (
    <div className={`field-type date-time-field fc-date${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="date"
          disabled={readOnly === true || disabled}
          value={readDay(stored, 'UTC') ?? ''}
          onChange={({ target }) => setValue(target.value || null)}
        />
        {customComponents?.AfterInput}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
