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
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState('')
  const send = async () => {
    setFailure('')
    setMessage(texts.queuing)
    try {
      const deliveries = delivery === null ? null : [delivery]
      const { asked } = await postStaff('resendLeads', { tenant, deliveries })
      setMessage(wordsFor(asked))
    } catch (error) {
      setMessage('')
      setFailure(describeReason(error))
    }
  }
  return (
    <div className="fc-ways__again">
      <button type="button" className="fc-button fc-button--small" onClick={() => void send()}>
        {delivery === null ? texts.resendAll : texts.resend}
        {name ? <span className="fc-hidden"> {texts.toName({ name })}</span> : null}
      </button>
      <span role="status">{message}</span>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  )
}

const wordsFor = (count: number): string => {
  if (count === 0) return texts.alreadyQueued
  return count === 1 ? texts.queuedItIsSentInAMoment : texts.countQueued({ count: count.toLocaleString('en-AU') })
}
