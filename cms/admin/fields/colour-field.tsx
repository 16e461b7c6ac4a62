'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import * as texts from './texts.ts'

/** A colour as a code or from the browser's colour picker. */
export const ColourField: TextFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<string | null>({
    potentiallyStalePath: ownPath,
  })
  const id = useId()
  const isLocked = readOnly === true || disabled
  const colour = /^#[0-9a-fA-F]{6}$/.test(value ?? '') ? String(value) : '#ffffff'
  return (
    <div className={`field-type text fc-colour${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="fc-colour__box">
          <input
            type="color"
            className={value ? '' : 'fc-colour__none'}
            aria-label={texts.chooseDetail({ detail: typeof field.label === 'string' ? field.label : path })}
            value={colour}
            disabled={isLocked}
            onChange={(event) => setValue(event.target.value)}
          />
          <input
            id={id}
            type="text"
            placeholder="#0a5bd3"
            value={value ?? ''}
            disabled={isLocked}
            onChange={(event) => setValue(event.target.value === '' ? null : event.target.value)}
          />
        </div>
        {customComponents?.AfterInput}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
