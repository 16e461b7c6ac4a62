'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useState } from 'react'

/** A list of texts, one per line. */
export const LinesField: JSONFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const lines = Array.isArray(value) ? value.map(String) : []
  const commit = (text: string) => {
    setValue(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    )
    setDraft(null)
  }
  return (
    <div className={`field-type textarea fc-lines${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          id={id}
          rows={Math.min(14, Math.max(4, lines.length + 1))}
          disabled={readOnly === true || disabled}
          value={draft ?? lines.join('\n')}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => draft !== null && commit(event.target.value)}
        />
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
