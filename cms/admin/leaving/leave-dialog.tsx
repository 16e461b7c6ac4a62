'use client'
import { useId } from 'react'
import { Dialog } from '../dialog.tsx'
import * as texts from './texts.ts'

interface Props {
  reason: string
  onAnswer: (isLeaving: boolean) => void
}

/** Says why the changes are not stored. Escape stays on the page. */
export function LeaveDialog({ reason, onAnswer }: Props) {
  const about = useId()
  return (
    <Dialog title={texts.notSavedTitle} className="fc-schedule" describedBy={about} onClose={() => onAnswer(false)}>
      <p id={about}>{texts.stillOnThisPage({ reason })}</p>
      <div className="fc-conflict__end">
        <button type="button" className="fc-button" onClick={() => onAnswer(true)}>
          {texts.leaveAnyway}
        </button>
        <button type="button" className="fc-button fc-button--main" onClick={() => onAnswer(false)}>
          {texts.stay}
        </button>
      </div>
    </Dialog>
  )
}
