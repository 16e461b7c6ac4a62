import { z } from 'zod'
import { requestKey } from '../lib/request-key.ts'
import { documentId } from '../lib/document-id.ts'
import { leadAttributes } from '../lead/lead-attributes.ts'
import { trapFields } from '../lead/trap-fields.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from '../reservation/buyer.ts'
import * as texts from './texts.ts'

/** A site's wheel for shoppers: prizes without chances. `until` is ISO 8601. */
export const prizeDraw = z.object({
  id: z.int(),
  name: z.string(),
  parts: z.array(z.string()).min(2),
  terms: z.string(),
  until: z.string().nullable(),
})
export type PrizeDraw = z.infer<typeof prizeDraw>

/** Details of a shopper who is not signed in. */
export const spinner = buyer.pick({ name: true, phone: true, email: true })
export type Spinner = z.infer<typeof spinner>

/** One spin. A signed-in shopper need not enter details. locations §2, Personal areas: /spin-to-win */
export const spinInput = z.object({
  key: requestKey,
  draw: documentId,
  who: spinner.nullable().default(null),
  agrees: z.boolean().default(false),
  ...trapFields,
  url: storedText(2_000).default(''),
  user_agent: storedText(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type SpinInput = z.infer<typeof spinInput>

/** For draws with terms. */
export const termsNotAgreed = texts.youMustAgreeToTermsBeforeYou

/** The result: the index of the segment, and the prize's code if it is a prize. */
export const spinResult = z.object({ part: z.int(), label: z.string(), wins: z.boolean(), code: z.string() })
export type SpinResult = z.infer<typeof spinResult>
