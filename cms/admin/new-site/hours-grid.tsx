'use client'
import type { DayHours } from './site-draft.ts'
import * as texts from './texts.ts'

// 5 January 2026 is a Monday.
const days = Array.from({ length: 7 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 5 + index)).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' }),
)

interface Props {
  hours: DayHours[]
  problem: string | undefined
  onChange: (hours: DayHours[]) => void
}

/** The opening hours of a week, Monday first. */
export const HoursGrid = ({ hours, problem, onChange }: Props) => {
  const change = (index: number, changes: Partial<DayHours>) =>
    onChange(hours.map((day, at) => (at === index ? { ...day, ...changes } : day)))
  return (
    <fieldset className="fc-new-site__hours">
      <legend>{texts.hours}</legend>
      {hours.map(({ isOpen, open, close }, index) => {
        const day = days[index] ?? ''
        return (
          <div key={day}>
            <span>{day}</span>
            <input
              type="time"
              aria-label={texts.opens({ day })}
              value={open}
              disabled={!isOpen}
              onChange={(event) => change(index, { open: event.target.value })}
            />
            <input
              type="time"
              aria-label={texts.closes({ day })}
              value={close}
              disabled={!isOpen}
              onChange={(event) => change(index, { close: event.target.value })}
            />
            <label>
              <input
                type="checkbox"
                aria-label={texts.closedOn({ day })}
                checked={!isOpen}
                onChange={(event) => change(index, { isOpen: !event.target.checked })}
              />{' '}
              {texts.closed}
            </label>
          </div>
        )
      })}
      {problem ? <span className="fc-new-site__problem">{problem}</span> : null}
    </fieldset>
  )
}
