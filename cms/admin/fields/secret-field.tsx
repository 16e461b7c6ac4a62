'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientProps } from 'payload'
import { useId } from 'react'

export interface SecretWords {
  /** The box of the document that says whether one is kept. */
  kept: string
  /** Under the field, where one is kept and where none is. */
  whenKept: string
  whenNone: string
}

/** A secret that the server keeps to itself: it can be given again, never read. */
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
          placeholder={isKept ? 'Saved. Type to replace it.' : ''}
          disabled={readOnly === true || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
        <FieldDescription description={isKept ? whenKept : whenNone} path={path} />
      </div>
    </div>
  )
}
