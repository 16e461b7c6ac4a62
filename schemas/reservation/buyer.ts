import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'

const digitsOf = (text: string): string => text.replace(/[\s().+-]/g, '')

/** Who reserves, as the form asks and the platform checks. locations §3, Short lead form, and §5 */
export const buyer = z.object({
  name: storedText(120).refine(Boolean, 'Please enter your first name.'),
  last_name: storedText(120).refine(Boolean, 'Please enter your last name.'),
  phone: storedText(40)
    .refine(Boolean, { message: 'Please enter your mobile number.', abort: true })
    .refine((text) => /^\d{8,15}$/.test(digitsOf(text)), 'Please enter a valid phone number.'),
  email: storedText(200)
    .refine(Boolean, { message: 'Please enter your email address.', abort: true })
    .refine((text) => z.email().safeParse(text).success, 'Please enter a valid email address.'),
  postcode: storedText(4).refine((text) => /^\d{4}$/.test(text), 'Invalid postcode. Please enter a 4-digit number.'),
})
export type Buyer = z.infer<typeof buyer>
