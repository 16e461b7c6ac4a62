'use client'
import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'

/** What requests are signed with: the server keeps it to itself, so it can be given anew, never read. */
export const SecretField: TextFieldClientComponent = ({ path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<string | null>({ potentiallyStalePath: ownPath })
  const isKept = useFormFields(([fields]) => fields['has_secret']?.value === true)
  const id = useId()
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label="Secret for signatures" path={path} />
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
          description={
            isKept
              ? 'A secret is kept. It is never shown, and it is forgotten when leads go to another server.'
              : 'Agreed with the receiver. Requests are then signed as standardwebhooks.com describes.'
          }
          path={path}
        />
      </div>
    </div>
  )
}
