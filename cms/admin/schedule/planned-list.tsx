'use client'
import { useState } from 'react'
import { describeChange } from './describe-change.ts'
import type { PlannedChange, Schedule } from './schedule.ts'
import { sendSchedule } from './send-schedule.ts'
import * as texts from './texts.ts'

/** Planned changes in the time of the site, each with a button that cancels it. */
export function PlannedList({ address, schedule: { planned, timeZone } }: { address: string; schedule: Schedule }) {
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  if (planned.length === 0 || timeZone === null) return null
  const cancel = async ({ id }: PlannedChange) => {
    setIsSending(true)
    setFailure(await sendSchedule(address, { path: `/${id}`, method: 'DELETE' }))
    setIsSending(false)
  }
  return (
    <div className="fc-planned">
      <ul>
        {planned.map((change) => (
          <li key={change.id}>
            <span>{describeChange(change, timeZone)}</span>{' '}
            <button
              type="button"
              className="fc-link"
              disabled={isSending}
              aria-label={texts.cancelNamed({ change: describeChange(change, timeZone) })}
              onClick={() => void cancel(change)}
            >
              {texts.cancel}
            </button>
          </li>
        ))}
      </ul>
      {failure === null ? null : <p role="alert">{failure}</p>}
    </div>
  )
}
