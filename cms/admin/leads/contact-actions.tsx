'use client'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'

const text = z.string().catch('')

/** The ways to answer a lead: a press calls or writes. */
export const ContactActions = () => {
  const phone = useFormFields(([fields]) => text.parse(fields['phone']?.value).trim())
  const email = useFormFields(([fields]) => text.parse(fields['email']?.value).trim())
  if (!phone && !email) return null
  return (
    <div className="fc-ways__again fc-ways__trial">
      {phone ? (
        <a className="fc-button" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          Call {phone}
        </a>
      ) : null}
      {email ? (
        <a className="fc-button" href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
          Email {email}
        </a>
      ) : null}
    </div>
  )
}
