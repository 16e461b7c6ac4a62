import { z } from 'zod'
import { messageChannels } from '../message/message.ts'
import { shopper } from './shopper.ts'

/** Where a code is wanted: an e-mail address or a mobile number, as typed. */
export const codeRequest = z.object({ to: z.string().min(1).max(240) })

/** Said to everybody alike, whether or not they have an account. `again_in` is seconds. */
export const codeAnswer = z.object({ channel: z.enum(messageChannels), again_in: z.int() })

export const sessionRequest = codeRequest.extend({ code: z.string().trim().max(40) })

/** Who is signed in in this browser, if anybody is. */
export const sessionAnswer = z.object({ shopper: shopper.nullable() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** What shoppers write about themselves. */
export const shopperDetails = shopper.pick({ name: true, last_name: true, postcode: true }).extend({
  name: z.string().trim().max(120),
  last_name: z.string().trim().max(120),
  postcode: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, 'Invalid postcode. Please enter a 4-digit number.'),
})
