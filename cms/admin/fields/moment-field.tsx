'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { isRepeated, readLocalTime, writeLocalTime } from '#schemas/lib/local-time.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { namePlace } from '../schedule/schedule.ts'
import { type Clock, useTimeZone } from '../site/use-time-zone.ts'
import * as texts from './texts.ts'

/** A moment on the clock of the site or location, whatever the time zone of the browser. Stored in UTC. decision 233 */
export const MomentField = ({
  field,
  path: ownPath,
  readOnly,
  clock = 'site',
}: DateFieldClientProps & { clock?: Clock }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<string | Date | null>({
    potentiallyStalePath: ownPath,
  })
  const timeZone = useTimeZone(clock)
  const [skipped, setSkipped] = useState<string | null>(null)
  const id = useId()
  const at = readMoment(value)
  const take = (text: string) => {
    if (timeZone === null) return
    const read = readLocalTime({ text, timeZone })
    setSkipped(read?.change === 'skipped' ? text : null)
    setValue(read?.at.toISOString() ?? null)
  }
  return (
    <div className={`field-type date-time-field fc-date${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={nameField(field, timeZone)} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          disabled={readOnly === true || disabled || timeZone === null}
          value={at && timeZone ? writeLocalTime(at, timeZone) : ''}
          aria-describedby={`${id}note`}
          onChange={(event) => take(event.target.value)}
        />
        <p id={`${id}note`} role="status" className="fc-date__note">
          {at && timeZone ? describeChange({ at, timeZone, skipped }) : null}
        </p>
        {customComponents?.AfterInput}
        <FieldDescription description={field.admin?.description} path={path} />
      </div>
    </div>
  )
}

const readMoment = (value: string | Date | null | undefined): Date | null => {
  const at = value ? new Date(value) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

const nameField = ({ label, name }: DateFieldClientProps['field'], timeZone: string | null): string => {
  const words = typeof label === 'string' ? label : name
  return timeZone === null ? words : texts.labelInPlace({ label: words, place: namePlace(timeZone) })
}

interface Shown {
  at: Date
  timeZone: string
  /** The local time that was typed though clocks skip it. */
  skipped: string | null
}

/** Says which moment is meant where clocks change: the hour that is skipped or comes twice. */
function describeChange({ at, timeZone, skipped }: Shown): string | null {
  const time = formatLocalTime({ moment: at.toISOString(), timeZone }) ?? ''
  if (skipped !== null) return texts.clocksGoForward({ typed: skipped.slice(11), time })
  return isRepeated(at, timeZone) ? texts.clocksGoBack({ time }) : null
}
