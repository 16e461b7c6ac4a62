import { useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { LeadField } from '#schemas/lead/lead-form.ts'
import { Icon } from '../_ui/icon.tsx'
import { styleClasses } from '../_ui/style/style-class.ts'
import type { CssObject } from '../_ui/style/style-props.ts'
import * as texts from './texts.ts'

interface ChoicesProps {
  field: LeadField
  error: string | undefined
  id: string | undefined
  registered: UseFormRegisterReturn
}

/** Checkboxes of one question. */
export function Choices({ field, error, id, registered }: ChoicesProps) {
  const asideId = useId()
  const look = styleClasses(style)
  const { initial } = field
  return (
    <fieldset id={id} aria-describedby={error || field.hint ? asideId : undefined} className={look.set}>
      <legend className={look.legend}>
        {field.label}
        {field.required ? <span className={look.mark}>{texts.chooseAtLeastOne}</span> : null}
      </legend>
      <div className={look.boxes}>
        {field.options.map(({ value, label }) => (
          <label key={value} className={look.line}>
            <input
              {...registered}
              type="checkbox"
              value={value}
              defaultChecked={Array.isArray(initial) && initial.includes(value)}
              aria-invalid={error ? true : undefined}
              className={look.box}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {error ? (
        <div id={asideId} className={look.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </div>
      ) : field.hint ? (
        <div id={asideId} className={look.hint}>
          {field.hint}
        </div>
      ) : null}
    </fieldset>
  )
}

const style = {
  set: { minWidth: 0 },
  legend: { fontSize: 'sm', fontWeight: 'semibold', mb: 1 },
  mark: { fontWeight: 'regular', color: 'muted' },
  boxes: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))', columnGap: 4 },
  line: { display: 'flex', alignItems: 'center', gap: 3, minHeight: 'tap', cursor: 'pointer' },
  box: { width: '1.25rem', height: '1.25rem', flex: 'none' },
  error: { display: 'flex', alignItems: 'center', gap: 1, fontSize: 'sm', color: 'danger' },
  hint: { fontSize: 'sm', color: 'muted' },
} as const satisfies Record<string, CssObject>
