import { cleanEmail, cleanTyped } from '#schemas/contact/clean-typed.ts'
import { storedPhone } from '#schemas/contact/phone.ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import type { MessageChannel } from '#schemas/message/message.ts'
import type { Site } from '#schemas/tenant/site.ts'

/** Destination of a code in canonical form: an email address in lower case, or a mobile number in E.164. */
export interface Address {
  channel: MessageChannel
  to: string
}

const email = z.email().max(240)

/** Parses an email address or a mobile number of the site's country (or of any, with its prefix); null if neither. */
export function readAddress(typed: string, country: Site['country']): Address | null {
  const text = cleanTyped(typed)
  if (text.includes('@')) {
    const read = email.safeParse(cleanEmail(text))
    return read.success ? { channel: 'email', to: read.data } : null
  }
  const number = parsePhoneNumberFromString(storedPhone(text, country), { defaultCountry: country, extract: false })
  return number?.isValid() && number.ext === undefined ? { channel: 'sms', to: number.number } : null
}
