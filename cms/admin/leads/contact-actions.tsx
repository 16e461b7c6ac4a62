'use client'
import { toTelHref } from '#schemas/contact/phone.ts'
import { useFormFields } from '@payloadcms/ui'
import { z } from 'zod'
import * as texts from './texts.ts'

const text = z.string().catch('')

/** Buttons that call or write to the lead's contact. */
export const ContactActions = () => {
  const phone = useFormFields(([fields]) => text.parse(fields['phone']?.value).trim())
  const email = useFormFields(([fields]) => text.parse(fields['email']?.value).trim())
  if (!phone && !email) return null
  return (
    <div className="fc-ways__again fc-ways__trial">
      {phone ? (
        <a className="fc-button" href={toTelHref(phone) ?? undefined}>
          {texts.callPhone({ phone })}
        </a>
      ) : null}
      {email ? (
        <a className="fc-button" href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
          {texts.emailEmail({ email })}
        </a>
      ) : null}
    </div>
  )
}
