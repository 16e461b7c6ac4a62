import { useId, useMemo, type ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { styleClass } from '../style/style-class.ts'
import type { CssObject } from '../style/style-props.ts'
import { FieldContext } from './field-context.ts'

interface FieldProps {
  /** Of the control; where none is given, it has one of its own. */
  id?: string | undefined
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  /** One control: `Input`, `Select`, `MoneyInput` ... */
  children: ReactNode
}

/** A control with its label above, its hint below, and its error in place of the hint's calm. */
export function Field({ id: given, label, hint, error, required = false, children }: FieldProps) {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean).join(' ') || undefined
  const control = useMemo(
    () => ({ id, describedBy, isInvalid: Boolean(error), isRequired: required }),
    [id, describedBy, error, required],
  )
  return (
    <div className={styleClass(frame)}>
      <label htmlFor={id} className={styleClass(words)}>
        {label}
        {required ? (
          <span aria-hidden="true" className={styleClass(mark)}>
            {' *'}
          </span>
        ) : null}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint ? (
        <div id={`${id}hint`} className={styleClass(aside)}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div id={`${id}error`} className={styleClass(alarm)} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </div>
      ) : null}
    </div>
  )
}

const frame: CssObject = { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 }
const words: CssObject = { fontSize: 'sm', fontWeight: 'semibold' }
const mark: CssObject = { color: 'danger' }
const aside: CssObject = { fontSize: 'sm', color: 'muted' }
const alarm: CssObject = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1,
  fontSize: 'sm',
  color: 'danger',
  '& > svg': { marginTop: '.2em' },
}
