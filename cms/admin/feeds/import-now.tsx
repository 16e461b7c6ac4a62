'use client'
import { useState } from 'react'
import { postStaff, describeReason } from './post-staff.ts'
import * as texts from './texts.ts'

interface Props {
  tenant: number
  feed: number
  isBusy: boolean
  /** Whether the form has unsaved changes. */
  isModified: boolean
  /** Id of the newest import. */
  latest: number | null
  onAsked: () => void
}

export const ImportNow = ({ tenant, feed, isBusy, isModified, latest, onAsked }: Props) => {
  const [message, setMessage] = useState<{ words: string; latest: number | null } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setFailure(null)
    try {
      const { isNew } = await postStaff('importFeed', { tenant, feed })
      setMessage({
        words: isNew ? texts.importQueued : texts.importAlreadyQueued,
        latest,
      })
      onAsked()
    } catch (error) {
      setFailure(describeReason(error))
    }
  }
  return (
    <div className="fc-feed__buttons">
      <button
        type="button"
        className="fc-button fc-button--main"
        aria-disabled={isBusy}
        onClick={() => (isBusy ? undefined : void ask())}
      >
        {texts.importNow}
      </button>
      {isModified ? <span className="fc-feed__note">{texts.youHaveUnsavedChanges}</span> : null}
      <span role="status" className="fc-feed__note">
        {isBusy || failure || message?.latest !== latest ? '' : message.words}
      </span>
      {failure ? (
        <span role="alert" className="fc-feed__failure">
          {failure}
        </span>
      ) : null}
    </div>
  )
}
