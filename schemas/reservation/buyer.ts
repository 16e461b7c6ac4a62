import { cleanEmail } from '../contact/clean-typed.ts'
import { cleanPhone, isWholePhone } from '../contact/phone.ts'
import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'
import * as texts from './texts.ts'

/** The buyer's details, as form fields and for validation. locations §3, Short lead form, and §5 */
export const buyer = z.object({
  name: storedText(120).refine(Boolean, texts.pleaseEnterYourFirstName),
  last_name: storedText(120).refine(Boolean, texts.pleaseEnterYourLastName),
  phone: storedText(40)
    .overwrite(cleanPhone)
    .refine(Boolean, { message: texts.pleaseEnterYourMobileNumber, abort: true })
    .refine(isWholePhone, texts.pleaseEnterAValidPhoneNumber),
  email: storedText(200)
    .overwrite(cleanEmail)
    .refine(Boolean, { message: texts.pleaseEnterYourEmailAddress, abort: true })
    .refine((text) => z.email().safeParse(text).success, texts.pleaseEnterAValidEmailAddress),
  postcode: storedText(4).refine((text) => /^\d{4}$/.test(text), texts.invalidPostcode),
})
export type Buyer = z.infer<typeof buyer>
