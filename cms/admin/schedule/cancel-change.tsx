'use client'
import { useState } from 'react'
import { useRouter } from '../next.ts'
import { sendSchedule } from './send-schedule.ts'
import * as texts from './texts.ts'

interface Props {
  /** Of the document's schedule in the REST API. */
  address: string
  change: { id: number; words: string }
  /** Its title. */
  document: string
}

/** In a list: cancels a planned change of one document. */
export function CancelChange({ address, change, document }: Props) {
  const router = useRouter()
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const cancel = async () => {
    setIsSending(true)
    setFailure(await sendSchedule(address, { path: `/${change.id}`, method: 'DELETE' }))
    setIsSending(false)
    router.refresh()
  }
  return (
    <>
      <button
        type="button"
        className="fc-link"
        disabled={isSending}
        aria-label={texts.cancelOf({ document, change: change.words })}
        onClick={() => void cancel()}
      >
        {texts.cancel}
      </button>
      {failure === null ? null : <span role="alert"> {failure}</span>}
    </>
  )
}
