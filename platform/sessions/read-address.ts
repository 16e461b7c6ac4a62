import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { z } from 'zod'
import type { MessageChannel } from '#schemas/message/message.ts'
import type { Site } from '#schemas/tenant/site.ts'

/** Where a code can be sent, in the one spelling in which it is kept: an e-mail address in lower case, a mobile number in E.164. */
export interface Address {
  channel: MessageChannel
  to: string
}

const email = z.email().max(240)

/** What somebody typed as an e-mail address or a mobile number of the site's country (or of any, with its prefix); null where it is neither. */
export function readAddress(typed: string, country: Site['country']): Address | null {
  const text = typed.trim()
  if (text.includes('@')) {
    const read = email.safeParse(text.toLowerCase())
    return read.success ? { channel: 'email', to: read.data } : null
  }
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false })
  return number?.isValid() && number.ext === undefined ? { channel: 'sms', to: number.number } : null
}
