'use client'
import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientProps } from 'payload'
import { useId, useState } from 'react'
import { type DayTime, readDayTime, type WholeDay, writeDayTime } from '#schemas/lib/day-time.ts'
import { isRepeated, type LocalMoment, readLocalTime, writeLocalTime } from '#schemas/lib/local-time.ts'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { namePlace } from '../schedule/schedule.ts'
import { type Clock, useTimeZone } from '../site/use-time-zone.ts'
import * as texts from './texts.ts'

/**
 * A moment on the clock of the site or location, whatever the time zone of the browser. Stored in UTC. With `wholeDay` it is a day with a time that
 * may be left out. decisions 233 and 262
 */
export const MomentField = ({
  field,
  path: ownPath,
  readOnly,
  clock = 'site',
  wholeDay,
}: DateFieldClientProps & { clock?: Clock; wholeDay?: WholeDay }) => {
  const { path, value, setValue, showError, disabled, customComponents } = useField<string | Date | null>({
    potentiallyStalePath: ownPath,
  })
  const timeZone = useTimeZone(clock)
  const [skipped, setSkipped] = useState<string | null>(null)
  const id = useId()
  const at = readMoment(value)
  const isDisabled = readOnly === true || disabled || timeZone === null
  const take = (read: LocalMoment | null, time: string) => {
    setSkipped(read?.change === 'skipped' ? time : null)
    setValue(read?.at.toISOString() ?? null)
  }
  const shown = at && timeZone && wholeDay ? writeDayTime(at, { wholeDay, timeZone }) : { day: '', time: '' }
  const takeDay = (typed: Partial<DayTime>) => {
    if (timeZone === null || !wholeDay) return
    const dayTime = { ...shown, ...typed }
    take(readDayTime(dayTime, { wholeDay, timeZone }), dayTime.time)
  }
  return (
    <div className={`field-type date-time-field fc-date${showError ? ' error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={nameField(field, timeZone)} path={path} required={field.required ?? false} />
      <div className="field-type__wrap" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldError path={path} showError={showError} />
        {wholeDay ? (
          <div className="fc-date__parts">
            <input
              id={id}
              type="date"
              disabled={isDisabled}
              value={shown.day}
              aria-describedby={`${id}note`}
              onChange={({ target }) => takeDay({ day: target.value })}
            />
            <input
              type="time"
              aria-label={texts.timeOfLabel({ label: nameField(field, null) })}
              disabled={isDisabled || !at}
              value={shown.time}
              aria-describedby={`${id}note`}
              onChange={({ target }) => takeDay({ time: target.value })}
            />
          </div>
        ) : (
          <input
            id={id}
            type="datetime-local"
            disabled={isDisabled}
            value={at && timeZone ? writeLocalTime(at, timeZone) : ''}
            aria-describedby={`${id}note`}
            onChange={({ target: { value: text } }) =>
              timeZone && take(readLocalTime({ text, timeZone }), text.slice(11))
            }
          />
        )}
        <p id={`${id}note`} role="status" className="fc-date__note">
          {at && timeZone
            ? describeMoment({ at, timeZone, skipped, wholeDay: shown.time === '' ? wholeDay : undefined })
            : null}
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

interface DisplayedMoment {
  at: Date
  timeZone: string
  /** The local time that was typed though clocks skip it. */
  skipped: string | null
  /** Of a day without a time. */
  wholeDay: WholeDay | undefined
}

const wholeDayWords = { start: texts.fromItsStart, end: texts.untilItsEnd, noon: null }

/** Says which moment a day alone means, and where clocks change: the hour that is skipped or comes twice. */
function describeMoment({ at, timeZone, skipped, wholeDay }: DisplayedMoment): string | null {
  if (wholeDay) return wholeDayWords[wholeDay]
  const time = formatLocalTime({ moment: at.toISOString(), timeZone }) ?? ''
  if (skipped !== null) return texts.clocksGoForward({ typed: skipped, time })
  return isRepeated(at, timeZone) ? texts.clocksGoBack({ time }) : null
}
