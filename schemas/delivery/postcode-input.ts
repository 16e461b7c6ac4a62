import { z } from 'zod'
import { checkPostcode } from './check-postcode.ts'

/** A postcode as sent by somebody: what is wrong with it is said in words for a shopper. vehicles §5, Delivery calculator */
export const postcodeInput = z
  .string()
  .max(40)
  .default('')
  .transform((typed, context) => {
    const wrong = checkPostcode(typed)
    if (wrong === null) return typed.trim()
    context.addIssue({ code: 'custom', message: wrong })
    return z.NEVER
  })
