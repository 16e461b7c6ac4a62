'use client'
import { useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { postStaff, describeReason } from '../feeds/post-staff.ts'
import { useSiteId } from '../stock/use-site.ts'
import { useIsAdmin } from './use-is-admin.ts'
import * as texts from './texts.ts'

/** Sends a test lead to the saved destination and shows the result. Only for administrators, like the destination itself. */
export const SendTestLead = () => {
  const { id } = useDocumentInfo()
  const isModified = useFormModified()
  const tenant = useSiteId()
  const isAdmin = useIsAdmin()
  const [message, setMessage] = useState('')
  const [failure, setFailure] = useState('')
  if (typeof id !== 'number' || tenant === null || !isAdmin) return null
  const send = async () => {
    setFailure('')
    setMessage(texts.sending)
    try {
      const { isDelivered, words, ms } = await postStaff('tryDestination', { tenant, destination: id })
      setMessage(isDelivered ? texts.wordsItTookMsMs({ words, ms: ms.toLocaleString('en-AU') }) : '')
      if (!isDelivered) setFailure(words)
    } catch (error) {
      setMessage('')
      setFailure(describeReason(error))
    }
  }
  return (
    <div className="fc-ways__again fc-ways__trial">
      <button type="button" className="fc-button fc-button--main" onClick={() => void send()}>
        {texts.sendATestLead}
      </button>
      {isModified ? <span>{texts.youHaveUnsavedChanges}</span> : null}
      <span role="status">{message}</span>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  )
}
