'use client'
import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import { Dialog } from '../dialog.tsx'
import { useSchedule } from './known-schedules.ts'
import { PlannedList } from './planned-list.tsx'
import { namePlace, type PlannedChange } from './schedule.ts'
import { sendSchedule } from './send-schedule.ts'
import * as texts from './texts.ts'

const kinds = ['publish', 'unpublish'] as const
const words = { publish: texts.publish, unpublish: texts.unpublish }

/** Plans to publish or unpublish the document, in the time of its site. Taking it off the site is never chosen beforehand. */
export function ScheduleDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const { title } = useDocumentTitle()
  const known = useSchedule(address)
  const isPublishable = !hasPublishedDoc || unpublishedVersionCount > 0
  const [kind, setKind] = useState<PlannedChange['kind'] | null>(isPublishable ? 'publish' : null)
  const [at, setAt] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const id = useId()

  const timeZone = known?.timeZone ?? null
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const refused = await sendSchedule(address, { method: 'POST', body: JSON.stringify({ kind, at }) })
    setIsSending(false)
    setFailure(refused)
    if (refused === null) setAt('')
  }
  return (
    <Dialog title={texts.scheduleTitle({ title: title || texts.untitled })} className="fc-schedule" onClose={onClose}>
      {known ? <PlannedList address={address} schedule={known} /> : null}
      <form onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend>{texts.whatShallHappen}</legend>
          {kinds.map((each) => (
            <label key={each}>
              <input type="radio" name={`${id}kind`} required checked={kind === each} onChange={() => setKind(each)} />{' '}
              {words[each]}
              {each === 'publish' ? <small>{texts.publishNote}</small> : null}
            </label>
          ))}
        </fieldset>
        <label htmlFor={`${id}at`}>
          {timeZone === null ? texts.whenNoSite : texts.when({ place: namePlace(timeZone) })}
        </label>
        <input
          id={`${id}at`}
          type="datetime-local"
          required
          value={at}
          aria-describedby={`${id}now`}
          onChange={(event) => setAt(event.target.value)}
        />
        <p id={`${id}now`} className="fc-new__note">
          {timeZone === null ? null : texts.itIsNow({ now: tellTime(timeZone) })}
        </p>
        {failure === null ? null : <p role="alert">{failure}</p>}
        <div className="fc-conflict__end">
          <button type="button" className="fc-button" onClick={onClose}>
            {texts.close}
          </button>
          <button
            type="submit"
            className="fc-button fc-button--main"
            disabled={timeZone === null}
            aria-disabled={isSending}
          >
            {isSending ? texts.adding : texts.add}
          </button>
        </div>
      </form>
    </Dialog>
  )
}

const tellTime = (timeZone: string): string => formatLocalTime({ moment: new Date().toISOString(), timeZone }) ?? ''
