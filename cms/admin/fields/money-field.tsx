'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { NumberFieldClientComponent } from 'payload'
import { useId, useState } from 'react'
import { centsFromDollars } from '#schemas/lib/dollars.ts'
import { formatAmount, parseAmount } from './amount.ts'
import * as texts from './texts.ts'

/** Typed in dollars, stored in cents. */
export const MoneyField: NumberFieldClientComponent = ({ field, path: ownPath, readOnly }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<number | null>({
    potentiallyStalePath: ownPath,
  })
  const [draft, setDraft] = useState<string | null>(null)
  const id = useId()
  const [isUnreadable, setUnreadable] = useState(false)
  const commit = (text: string) => {
    const amount = parseAmount(text)
    setUnreadable(amount === null && text.trim() !== '')
    if (amount === null && text.trim() !== '') return
    setValue(amount === null ? null : centsFromDollars(amount))
    setDraft(null)
  }
  const isLocked = readOnly === true || disabled
  return (
    <div className={`field-type number fc-money${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className="fc-money__box">
          <span aria-hidden="true">$</span>
          <input
            id={id}
            type="text"
            inputMode="decimal"
            aria-invalid={isUnreadable || undefined}
            aria-describedby={isUnreadable ? `${id}-unreadable` : undefined}
            disabled={isLocked}
            value={draft ?? formatAmount(value ?? null)}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={(event) => draft !== null && commit(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && draft !== null && commit(event.currentTarget.value)}
          />
        </div>
        {isUnreadable ? (
          <p id={`${id}-unreadable`} role="alert">
            {texts.amountCannotBeRead}
          </p>
        ) : null}
        {customComponents?.AfterInput}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}
