import { z } from 'zod'
import { storedText } from '../lib/stored-text.ts'

/** A page on which a shopper arrived: its path with the query, the origin of the page before (empty where unknown), and the time. */
const touch = z.object({ page: storedText(1_000), referrer: storedText(500).default(''), at: storedText(40) })
export type Touch = z.infer<typeof touch>

/**
 * How a shopper found the site, as the browser or the server knows it. `linked_query_params` are those of the first touch, then of the last, then of
 * the form's own page. vehicles §7, Lead submit
 */
export const leadAttributes = z.object({
  visited_pages: z.array(storedText(500)).max(50).default([]),
  linked_query_params: z.record(storedText(80), storedText(500)).default({}),
  first_touch: touch.optional(),
  last_touch: touch.optional(),
})
export type LeadAttributes = z.infer<typeof leadAttributes>
