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
import * as texts from './texts.ts'

/** Status of a feed. It polls, more often while an import runs. */
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

  if (!isKnown) return <p className="fc-feed__empty">{texts.saveTheFeedFirst}</p>
  if (answer === null && failure === null) return <p role="status">{texts.loadingTheFeedsStatus}</p>
  return (
    <div className="fc-feed">
      {failure ? (
        <p className="fc-feed__failure" role="alert">
          {failure}{' '}
          <button type="button" className="fc-button fc-button--small" onClick={retry}>
            {texts.tryAgain}
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

/** Summary of the feed's status. */
const State = ({ health, isBusy }: { health: Health; isBusy: boolean }) => {
  if (isBusy) {
    return (
      <p className="fc-state" role="status">
        {texts.anImportIsRunning}
      </p>
    )
  }
  if (health.failure) {
    return (
      <div className="fc-state fc-state--bad">
        <div role="alert">
          <p>
            <strong>{texts.theLastImportFailed}</strong>
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
      <p role="status">{health.lastImported ? resultWords(health) : texts.thisFeedHasNotImportedAnythingYet}</p>
      <Since event="Imported" moment={health.lastImported} now={health.now} />
    </div>
  )
}

function resultWords({ imports: [newest] }: Health): string {
  if (!newest || newest.rejected === 0) return texts.noProblems
  const { read, rejected } = newest
  return texts.lastImportRejectedRejectedReadRows({
    rejected: rejected.toLocaleString('en-AU'),
    read: read.toLocaleString('en-AU'),
  })
}

/** Outside the live region: the relative time changes each minute and must not be announced. */
const Since = ({ event, moment, now }: { event: string; moment: string | null; now: string }) =>
  moment === null ? null : (
    <p className="fc-state__since">
      {event} {sinceWords(moment, Date.parse(now))}.
    </p>
  )

const Moments = ({ health }: { health: Health }) => {
  const moments = [
    { label: texts.lastReceived, moment: health.lastReceived },
    { label: texts.lastImported, moment: health.lastImported },
    { label: texts.lastFailed, moment: health.lastFailed },
    { label: texts.nextCheck, moment: health.nextCheck },
  ]
  return (
    <dl className="fc-moments">
      {moments.map(({ label, moment }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{label === 'Next check' && moment === null ? texts.manual : momentIn(health.timeZone, moment)}</dd>
        </div>
      ))}
    </dl>
  )
}
