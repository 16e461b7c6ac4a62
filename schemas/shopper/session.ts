import { z } from 'zod'
import { messageChannels } from '../message/message.ts'
import { shopper } from './shopper.ts'
import * as texts from './texts.ts'

/** Destination of a code: an email address or a mobile number, as typed. */
export const codeRequest = z.object({ to: z.string().min(1).max(240) })

/** The same for everyone, with or without an account. `again_in` is seconds. */
export const codeAnswer = z.object({ channel: z.enum(messageChannels), again_in: z.int() })

export const sessionRequest = codeRequest.extend({ code: z.string().trim().max(40) })

/** The signed-in shopper of this browser, if any. */
export const sessionAnswer = z.object({ shopper: shopper.nullable() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

/** Details that shoppers edit themselves. */
export const shopperDetails = shopper.pick({ name: true, last_name: true, postcode: true }).extend({
  name: z.string().trim().max(120),
  last_name: z.string().trim().max(120),
  postcode: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, texts.invalidPostcode),
})
