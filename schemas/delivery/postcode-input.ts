import { z } from 'zod'
import { checkPostcode } from './check-postcode.ts'

/** A postcode as input, with error messages for shoppers. vehicles §5, Delivery calculator */
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
