'use client'
import { useState } from 'react'
import { postStaff, reasonOf } from '../feeds/post-staff.ts'

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
    setSaid('Queuing …')
    try {
      const deliveries = delivery === null ? null : [delivery]
      const { asked } = await postStaff('resendLeads', { tenant, deliveries })
      setSaid(wordsFor(asked))
    } catch (error) {
      setSaid('')
      setFailure(reasonOf(error))
    }
  }
  return (
    <div className="fc-ways__again">
      <button type="button" className="fc-button fc-button--small" onClick={() => void send()}>
        {delivery === null ? 'Resend all' : 'Resend'}
        {name ? <span className="fc-hidden"> to {name}</span> : null}
      </button>
      <span role="status">{said}</span>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  )
}

const wordsFor = (asked: number): string => {
  if (asked === 0) return 'Already queued.'
  return asked === 1
    ? 'Queued. It is sent in a moment.'
    : `${asked.toLocaleString('en-AU')} queued. They are sent in a moment.`
}
