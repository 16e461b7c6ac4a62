'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { FeedHealth as Health } from '#schemas/api/staff-feeds.ts'
import { useSiteId } from '../stock/use-site.ts'
import { useStaffQuery } from '../stock/use-staff-query.ts'
import { DayPlot } from './day-plot.tsx'
import { HeldForApproval } from './held-for-approval.tsx'
import { ImportNow } from './import-now.tsx'
import { ImportTable } from './import-table.tsx'
import { momentIn, sinceWords } from './moment-words.ts'
import { PhotoHealth } from './photo-health.tsx'
import { RejectedRows } from './rejected-rows.tsx'

/** The status of a feed. It polls, more often while an import runs. */
export const FeedHealth = () => {
  const { id, hasSavePermission } = useDocumentInfo()
  const tenant = useSiteId()
  const isModified = useFormModified()
  const [turn, setTurn] = useState(0)
  const isKnown = typeof id === 'number' && tenant !== null
  const search = isKnown ? new URLSearchParams({ tenant: String(tenant), feed: String(id), turn: String(turn) }) : null
  const { answer, failure, retry } = useStaffQuery('feedHealth', search)
  const isBusy = answer !== null && (answer.isAskedFor || answer.imports[0]?.status === 'running')
  useEffect(() => {
    if (!isKnown) return
    const timer = setTimeout(() => setTurn(turn + 1), isBusy ? 2_000 : 30_000)
    return () => clearTimeout(timer)
  }, [isKnown, isBusy, turn])

  if (!isKnown) return <p className="fc-feed__empty">Save the feed first. Then its imports are shown here.</p>
  if (answer === null && failure === null) return <p role="status">Loading the feed’s status …</p>
  return (
    <div className="fc-feed">
      {failure ? (
        <p className="fc-feed__failure" role="alert">
          {failure}{' '}
          <button type="button" className="fc-button fc-button--small" onClick={retry}>
            Try again
          </button>
        </p>
      ) : null}
      {answer ? (
        <>
          <State health={answer} isBusy={isBusy} />
          {answer.held ? (
            <HeldForApproval
              tenant={tenant}
              feed={id}
              held={answer.held}
              timeZone={answer.timeZone}
              canApprove={hasSavePermission === true}
              onApproved={() => setTurn(turn + 1)}
            />
          ) : null}
          {hasSavePermission ? (
            <ImportNow
              tenant={tenant}
              feed={id}
              isBusy={isBusy}
              isModified={isModified}
              latest={answer.imports[0]?.id ?? null}
              onAsked={() => setTurn(turn + 1)}
            />
          ) : null}
          <Moments health={answer} />
          <DayPlot days={answer.days} />
          <ImportTable health={answer} />
          <RejectedRows tenant={tenant} imports={answer.imports} timeZone={answer.timeZone} />
          <PhotoHealth photos={answer.photos} timeZone={answer.timeZone} />
        </>
      ) : null}
    </div>
  )
}

/** The summary of the feed's status. */
const State = ({ health, isBusy }: { health: Health; isBusy: boolean }) => {
  if (isBusy) {
    return (
      <p className="fc-state" role="status">
        An import is running.
      </p>
    )
  }
  if (health.failure) {
    return (
      <div className="fc-state fc-state--bad">
        <div role="alert">
          <p>
            <strong>The last import failed.</strong>
          </p>
          <p>{health.failure}</p>
        </div>
        <Since event="Failed" moment={health.lastFailed} now={health.now} />
      </div>
    )
  }
  const rejected = health.imports[0]?.rejected ?? 0
  if (health.held) return null
  return (
    <div className={`fc-state${rejected > 0 ? '' : ' fc-state--good'}`}>
      <p role="status">{health.lastImported ? resultWords(health) : 'This feed has not imported anything yet.'}</p>
      <Since event="Imported" moment={health.lastImported} now={health.now} />
    </div>
  )
}

function resultWords({ imports: [newest] }: Health): string {
  if (!newest || newest.rejected === 0) return 'No problems.'
  const { read, rejected } = newest
  return `The last import rejected ${rejected.toLocaleString('en-AU')} of ${read.toLocaleString('en-AU')} rows. The reasons are below.`
}

/** Beside what is announced: it is another text each minute, and no news. */
const Since = ({ event, moment, now }: { event: string; moment: string | null; now: string }) =>
  moment === null ? null : (
    <p className="fc-state__since">
      {event} {sinceWords(moment, Date.parse(now))}.
    </p>
  )

const Moments = ({ health }: { health: Health }) => {
  const moments = [
    { label: 'Last received', moment: health.lastReceived },
    { label: 'Last imported', moment: health.lastImported },
    { label: 'Last failed', moment: health.lastFailed },
    { label: 'Next check', moment: health.nextLook },
  ]
  return (
    <dl className="fc-moments">
      {moments.map(({ label, moment }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{label === 'Next check' && moment === null ? 'Manual' : momentIn(health.timeZone, moment)}</dd>
        </div>
      ))}
    </dl>
  )
}
