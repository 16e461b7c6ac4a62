'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff, reasonOf } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { useIsAdmin } from './use-is-admin.ts'

/** Tries a destination as it is saved, and says what came of it; for administrators, as the destination itself. */
export const SendTestLead = () => {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const tenant = useSiteId()
  const isAdmin = useIsAdmin()
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState('')
  if (typeof id !== 'number' || tenant === null || !isAdmin) return null
  const send = async () => {
    setFailure('')
    setSaid('Sending …')
    try {
      const { isDelivered, words, ms } = await postStaff('tryDestination', { tenant, destination: id })
      setSaid(isDelivered ? `${words} It took ${ms.toLocaleString('en-AU')} ms.` : '')
      if (!isDelivered) setFailure(words)
    } catch (error) {
      setSaid('')
      setFailure(reasonOf(error))
    }
  }
  return (
    <div className="fc-ways__again fc-ways__trial">
      <button type="button" className="fc-button fc-button--main" onClick={() => void send()}>
        Send a test lead
      </button>
      {isModified ? <span>You have unsaved changes. The test uses the saved settings.</span> : null}
      <span role="status">{said}</span>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  )
}
