import { z } from 'zod'
import type { Reservation } from '#cms/generated/payload-types.ts'
import { leadAttributes } from '#schemas/lead/lead-attributes.ts'
import type { ReservationAnswers } from '#schemas/reservation/reservation-input.ts'

const text = z.string().catch('')
const box = z.boolean().catch(false)

/** What the shopper said, as a reservation keeps it; empty where it was erased. */
const kept = z.object({
  name: text,
  last_name: text,
  postcode: text,
  message: text,
  opt_in: box,
  opt_in_words: text,
  /** How the box began. */
  opt_in_initially: box,
  terms: box,
  terms_words: text,
  url: text,
  user_agent: text,
  lead_attributes: leadAttributes.catch({ visited_pages: [], linked_query_params: {} }),
  /** Staff had locked the vehicle's mark before it was reserved. */
  was_locked: box,
} satisfies Record<keyof ReservationAnswers | 'opt_in_initially' | 'was_locked', z.ZodType>)
export type SavedAnswers = z.infer<typeof kept>

export const savedAnswers = ({ answers }: Pick<Reservation, 'answers'>): SavedAnswers =>
  kept.parse(typeof answers === 'object' && !Array.isArray(answers) ? (answers ?? {}) : {})
