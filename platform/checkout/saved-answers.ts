import { z } from 'zod'
import { leadAttributes } from '#schemas/lead/lead-attributes.ts'
import type { ReservationAnswers } from '#schemas/reservation/reservation-input.ts'

const text = z.string().catch('')
const box = z.boolean().catch(false)

/** The shopper's answers, as stored with a reservation; empty after an erasure. */
const kept = z.object({
  name: text,
  last_name: text,
  postcode: text,
  message: text,
  opt_in: box,
  opt_in_words: text,
  /** Initial state of the checkbox. */
  opt_in_initially: box,
  terms: box,
  terms_words: text,
  url: text,
  user_agent: text,
  lead_attributes: leadAttributes.catch({ visited_pages: [], linked_query_params: {} }),
  /** Whether staff had locked the field `reserved` before the reservation. */
  was_locked: box,
  /** Why a bot may have sent it. */
  suspicions: z.array(z.string()).catch([]),
} satisfies Record<keyof ReservationAnswers | 'opt_in_initially' | 'was_locked' | 'suspicions', z.ZodType>)
export type SavedAnswers = z.infer<typeof kept>

export const savedAnswers = ({ answers }: { answers: unknown }): SavedAnswers =>
  kept.parse(typeof answers === 'object' && !Array.isArray(answers) ? (answers ?? {}) : {})
