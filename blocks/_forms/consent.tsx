import { useId, type InputHTMLAttributes, type Ref } from 'react'
import type { LeadField } from '#schemas/lead/lead-form.ts'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'

type ConsentProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'id' | 'name' | 'onChange' | 'onBlur'> & {
  ref?: Ref<HTMLInputElement>
  field: Pick<LeadField, 'label' | 'required' | 'initial'>
  error: string | undefined
}

/** A consent checkbox: news and offers, terms of use. */
export function Consent({ field, error, ...registered }: ConsentProps) {
  const errorId = useId()
  const look = styleClasses(style)
  return (
    <div>
      <label className={look.line}>
        <input
          {...registered}
          type="checkbox"
          defaultChecked={field.initial === true}
          required={field.required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className={look.box}
        />
        <span>{field.label}</span>
      </label>
      {error ? (
        <div id={errorId} className={look.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </div>
      ) : null}
    </div>
  )
}

const style = {
  line: { display: 'flex', alignItems: 'flex-start', gap: 3, py: 1, cursor: 'pointer', fontSize: 'sm' },
  box: { width: '1.25rem', height: '1.25rem', flex: 'none' },
  error: { display: 'flex', alignItems: 'center', gap: 1, fontSize: 'sm', color: 'danger' },
} as const satisfies Record<string, CssObject>
