'use client'

import * as texts from './texts.ts'

interface Props {
  reason: string
  /** Null if the form has a Save button. */
  onSaveAgain: (() => void) | null
}

/** Visible until the form is stored. */
export const UnsavedNotice = ({ reason, onSaveAgain }: Props) => (
  <div className="fc-unsaved">
    <p role="alert">
      <strong>{texts.youHaveUnsavedChanges}</strong> {texts.reasonYourChangesStillInThisForm({ reason })}
    </p>
    {onSaveAgain ? (
      <button type="button" className="fc-button fc-button--small" onClick={onSaveAgain}>
        {texts.saveAgain}
      </button>
    ) : null}
  </div>
)
