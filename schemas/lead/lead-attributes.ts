import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'

/** An arrival on the site: path with query, origin of the referrer (empty if unknown), and time. */
const touch = z.object({ page: storedText(1_000), referrer: storedText(500).default(''), at: storedText(40) })
export type Touch = z.infer<typeof touch>

/**
 * How a shopper found the site, as known by browser or server. `linked_query_params` are those of the first touch, then the last touch,
 * then the form's own page. vehicles §7, Lead submit
 */
export const leadAttributes = z.object({
  visited_pages: z.array(storedText(500)).max(50).default([]),
  linked_query_params: z.record(storedText(80), storedText(500)).default({}),
  first_touch: touch.optional(),
  last_touch: touch.optional(),
})
export type LeadAttributes = z.infer<typeof leadAttributes>
