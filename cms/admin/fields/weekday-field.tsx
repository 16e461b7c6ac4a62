'use client'
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { useId } from 'react'
import { weekdays } from '../rows/weekdays.ts'
import * as texts from './texts.ts'

/** From Monday, as the site shows them. 0 is Sunday. */
const fromMonday = [1, 2, 3, 4, 5, 6, 0]

/** A day of the week by its name; the number is what is stored. */
export const WeekdayField: NumberFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<number | null>({ potentiallyStalePath: ownPath })
  const id = useId()
  return (
    <div className={`field-type fc-weekday${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <select
          id={id}
          value={value ?? ''}
          disabled={readOnly === true || disabled}
          onChange={(event) => setValue(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{texts.chooseADay}</option>
          {fromMonday.map((day) => (
            <option key={day} value={day}>
              {weekdays[day]}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
