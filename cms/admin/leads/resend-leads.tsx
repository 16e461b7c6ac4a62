'use client'
import { useState } from 'react'
import { postStaff, describeReason } from '../feeds/post-staff.ts'
import * as texts from './texts.ts'

interface Props {
  tenant: number
  /** Null for all failed deliveries. */
  delivery: number | null
  name: string
}

/** Resends one delivery, or all failed deliveries. */
export const ResendLeads = ({ tenant, delivery, name }: Props) => {
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  const send = async () => {
    setFailure('')
    setSaid(texts.queuing)
    try {
      const deliveries = delivery === null ? null : [delivery]
      const { asked } = await postStaff('resendLeads', { tenant, deliveries })
      setSaid(wordsFor(asked))
    } catch (error) {
      setSaid('')
      setFailure(describeReason(error))
    }
  }
  return (
    <div className="fc-ways__again">
      <button type="button" className="fc-button fc-button--small" onClick={() => void send()}>
        {delivery === null ? texts.resendAll : texts.resend}
        {name ? <span className="fc-hidden"> {texts.toName({ name })}</span> : null}
      </button>
      <span role="status">{said}</span>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  )
}

const wordsFor = (asked: number): string => {
  if (asked === 0) return texts.alreadyQueued
  return asked === 1 ? texts.queuedItIsSentInAMoment : texts.askedQueued({ asked: asked.toLocaleString('en-AU') })
}
