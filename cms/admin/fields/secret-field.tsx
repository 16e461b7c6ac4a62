'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'
import * as texts from './texts.ts'

export interface SecretWords {
  /** Name of the checkbox field that stores whether a secret exists. */
  kept: string
  /** Descriptions of the field with and without a stored secret. */
  whenKept: string
  whenNone: string
}

/** A write-only secret: it can be replaced but never read. */
export const SecretField = ({
  field,
  path: ownPath,
  readOnly,
  kept,
  whenKept,
  whenNone,
}: TextFieldClientProps & SecretWords) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: ownPath })
  const isKept = useFormFields(([fields]) => fields[kept]?.value === true)
  const id = useId()
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          maxLength={field.maxLength}
          placeholder={isKept ? texts.savedTypeToReplaceIt : ''}
          disabled={readOnly === true || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
        <FieldDescription description={isKept ? whenKept : whenNone} path={path} />
      </div>
    </div>
  )
}
