'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { JSONFieldClientProps } from 'payload'
import { useId } from 'react'
import { formatAmount, parseAmount } from './amount.ts'
import { TypedInput } from './typed-input.tsx'

export interface NamedValue {
  name: string
  label: string
  kind: 'text' | 'number' | 'money'
}

/** A flat group of values stored as one object: one input per value. */
export const ValuesField = ({
  field,
  path: ownPath,
  readOnly,
  values,
}: JSONFieldClientProps & { values: NamedValue[] }) => {
  const { path, value, setValue, showError, disabled } = useField<unknown>({ potentiallyStalePath: ownPath })
  const id = useId()
  const facts = isFacts(value) ? value : {}
  const change = (name: string, next: string | number | null) => setValue({ ...facts, [name]: next })
  return (
    <fieldset className="field-type fc-values" disabled={readOnly === true || disabled}>
      <legend>
        <FieldLabel as="span" label={field.label} path={path} />
      </legend>
      <FieldError path={path} showError={showError} />
      <FieldDescription description={field.admin?.description} path={path} />
      <div className="fc-values__grid">
        {values.map(({ name, label, kind }) => (
          <label key={name} htmlFor={`${id}-${name}`}>
            <span>{label}</span>
            <TypedInput
              id={`${id}-${name}`}
              text={write(kind, facts[name])}
              canRead={(text) => read(kind, text) !== null}
              onText={(text) => change(name, read(kind, text))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const isFacts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function write(kind: NamedValue['kind'], value: unknown): string {
  if (kind === 'money') return formatAmount(typeof value === 'number' ? value : null)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function read(kind: NamedValue['kind'], text: string): string | number | null {
  if (text.trim() === '') return null
  if (kind === 'text') return text.trim()
  const amount = parseAmount(text)
  if (kind === 'money') return amount === null ? null : Math.round(amount * 100)
  return Number.isFinite(Number(text)) ? Number(text) : null
}
