'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'

/** A password that the server keeps to itself: it can be given anew, never read. */
export const FeedPasswordField: TextFieldClientComponent = ({ path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: ownPath })
  const isKept = useFormFields(([fields]) => fields['has_password']?.value === true)
  const id = useId()
  return (
    <div
      className={`field-type text${showError ? ' error' : ''}`}
      style={{ flex: '0 1 calc(50% - var(--base) * 0.5)' }}
    >
      <FieldLabel htmlFor={id} label="Password" path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="password"
          autoComplete="new-password"
          maxLength={500}
          placeholder={isKept ? 'Kept. Type to give another.' : ''}
          disabled={readOnly === true || disabled}
          value={value ?? ''}
          onChange={(event) => setValue(event.target.value)}
        />
        <FieldDescription
          description={isKept ? 'A password is kept. It is never shown; empty the user name to remove it.' : ''}
          path={path}
        />
      </div>
    </div>
  )
}
