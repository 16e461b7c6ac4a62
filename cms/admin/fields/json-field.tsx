'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import * as texts from './texts.ts'

/** JSON as text. Payload's own editor loads from another server, which the admin's CSP blocks. */
export const JsonField: JSONFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const [draft, setDraft] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  const id = useId()
  const text = draft ?? (value === null || value === undefined ? '' : JSON.stringify(value, null, 2))
  const commit = (written: string) => {
    const read = readJson(written)
    setIsBroken(read === null)
    if (!read) return
    setValue(read.value)
    setDraft(null)
  }
  return (
    <div className={`field-type textarea fc-lines fc-json${showError || isBroken ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          id={id}
          rows={Math.min(16, Math.max(3, text.split('\n').length))}
          spellCheck={false}
          disabled={readOnly === true || disabled}
          aria-invalid={isBroken}
          value={text}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => draft !== null && commit(event.target.value)}
        />
        {isBroken ? <p role="alert">{texts.thisIsNotCompleteJsonYet}</p> : null}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}

function readJson(text: string): { value: unknown } | null {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return null
  }
}
