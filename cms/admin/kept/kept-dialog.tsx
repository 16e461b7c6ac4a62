'use client'
import { useEffect, useId, useState } from 'react'
import { Dialog } from '../dialog.tsx'
import { formatLocalTime } from '../bookings/format-local-time.ts'
import type { Difference } from '../versions/describe-difference.ts'
import { DifferenceList } from '../versions/difference-list.tsx'
import { fetchDifference } from './fetch-difference.ts'
import type { KeptChanges } from './kept-changes.ts'
import * as texts from './texts.ts'

interface Props {
  kept: KeptChanges
  /** `/cms/api/editing/pages/3` */
  address: string
  /** Null if the user may not change the document. */
  onRestore: (() => Promise<string | null>) | null
  onDiscard: () => void
  onLater: () => void
}

/** Shows what was typed and not saved, and asks whether to restore it. Escape leaves it for later. */
export function KeptDialog({ kept, address, onRestore, onDiscard, onLater }: Props) {
  const [difference, setDifference] = useState<Difference | 'unknown' | null>(null)
  const [isRestoring, setRestoring] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const about = useId()
  useEffect(() => {
    let isGone = false
    void fetchDifference(address, kept).then((found) => (isGone ? undefined : setDifference(found ?? 'unknown')))
    return () => {
      isGone = true
    }
  }, [address, kept])
  const restore = async () => {
    if (!onRestore || isRestoring) return
    setRestoring(true)
    setFailure(await onRestore())
    setRestoring(false)
  }
  return (
    <Dialog title={texts.keptTitle} className="fc-kept" describedBy={about} onClose={onLater}>
      <p id={about}>{texts.keptFrom({ moment: sayMoment(kept.at) })}</p>
      <section className="fc-kept__changes" aria-label={texts.whatYouTyped}>
        {difference === null ? <p role="status">{texts.comparing}</p> : null}
        {difference === 'unknown' ? <p>{texts.cannotCompare}</p> : null}
        {typeof difference === 'object' && difference ? (
          <DifferenceList
            difference={difference}
            heads={{ before: texts.now, after: texts.whatYouTyped }}
            restore={null}
          />
        ) : null}
      </section>
      {onRestore ? null : <p>{texts.mayNotChange}</p>}
      {failure === null ? null : <p role="alert">{failure}</p>}
      <div className="fc-conflict__end">
        <button type="button" className="fc-button fc-kept__discard" onClick={onDiscard}>
          {texts.discard}
        </button>
        <button type="button" className="fc-button" onClick={onLater}>
          {texts.decideLater}
        </button>
        {onRestore ? (
          <button
            type="button"
            className="fc-button fc-button--main"
            aria-disabled={isRestoring}
            onClick={() => void restore()}
          >
            {isRestoring ? texts.restoring : texts.restore}
          </button>
        ) : null}
      </div>
    </Dialog>
  )
}

/** On the clock of the browser in which it was typed, with its zone. */
const sayMoment = (moment: string): string =>
  formatLocalTime({ moment, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, namesZone: true }) ?? moment
