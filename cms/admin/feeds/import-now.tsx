'use client'
import { useState } from 'react'
import { postStaff, reasonOf } from './post-staff.ts'

interface Props {
  tenant: number
  feed: number
  isBusy: boolean
  /** The form has changes that are not saved. */
  isModified: boolean
  /** The newest import that there is. */
  latest: number | null
  onAsked: () => void
}

export const ImportNow = ({ tenant, feed, isBusy, isModified, latest, onAsked }: Props) => {
  const [said, setSaid] = useState<{ words: string; latest: number | null } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setFailure(null)
    try {
      const { isNew } = await postStaff('importFeed', { tenant, feed })
      setSaid({
        words: isNew ? 'Import queued. It starts in a moment.' : 'Import already queued. It starts in a moment.',
        latest,
      })
      onAsked()
    } catch (error) {
      setFailure(reasonOf(error))
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
        Import now
      </button>
      {isModified ? (
        <span className="fc-feed__note">You have unsaved changes. The import uses the saved settings.</span>
      ) : null}
      <span role="status" className="fc-feed__note">
        {isBusy || failure || said?.latest !== latest ? '' : said.words}
      </span>
      {failure ? (
        <span role="alert" className="fc-feed__failure">
          {failure}
        </span>
      ) : null}
    </div>
  )
}
