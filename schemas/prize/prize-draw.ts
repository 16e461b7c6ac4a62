import { z } from 'zod'
import { documentId } from '../lib/document-id.ts'
import { leadAttributes } from '../lead/lead-attributes.ts'
import { storedText } from '../lib/stored-text.ts'
import { buyer } from '../reservation/buyer.ts'

/** The wheel of a site, as shoppers see it: what can be won, not how likely. `until` is ISO 8601. */
export const prizeDraw = z.object({
  id: z.int(),
  name: z.string(),
  parts: z.array(z.string()).min(2),
  terms: z.string(),
  until: z.string().nullable(),
})
export type PrizeDraw = z.infer<typeof prizeDraw>

/** Who spins, where nobody is signed in. */
export const spinner = buyer.pick({ name: true, phone: true, email: true })
export type Spinner = z.infer<typeof spinner>

/** One spin. Anyone who is signed in need not say who they are. locations §2, Personal areas: /spin-to-win */
export const spinInput = z.object({
  key: z.uuid(),
  draw: documentId,
  who: spinner.nullable().default(null),
  agrees: z.boolean().default(false),
  /** What nobody sees, and only a machine fills in. */
  website: storedText(500).default(''),
  url: storedText(2_000).default(''),
  user_agent: storedText(500).default(''),
  lead_attributes: leadAttributes.prefault({}),
})
export type SpinInput = z.infer<typeof spinInput>

/** Where a draw has terms. */
export const termsNotAgreed = 'You must agree to the terms before you spin.'

/** What came up: the part of the wheel by its place, and where it is a prize, the code that fetches it. */
export const spinResult = z.object({ part: z.int(), label: z.string(), wins: z.boolean(), code: z.string() })
export type SpinResult = z.infer<typeof spinResult>
