import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'
import { media } from '../media/media.ts'
import { link } from '../page/link.ts'

const text = orElse(z.string(), '')
const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null))
  .pipe(z.string().nullable())

/**
 * A promo node. vehicles §3: start, expiry (ISO 8601, null where open), position (its place among the cards, from 1; null where the site's
 * places hold), display, strictDisplay (in exactly that place or nowhere). Words, picture and link are ours.
 */
export const promo = z.object({
  id: z.int(),
  name: z.string(),
  text,
  /** Null while it is not populated, or gone. */
  image: z.preprocess((value) => (typeof value === 'object' ? value : null), media.nullable()),
  link: orElse(link, link.parse({})),
  start: moment,
  expiry: moment,
  position: z.int().min(1).nullable().default(null),
  display: orElse(z.boolean(), true),
  strictDisplay: orElse(z.boolean(), false),
})
export type Promo = z.infer<typeof promo>

/** The site's promotions of this moment; `nextChange` is when the next one begins or ends, null where none will. */
export const currentPromos = z.object({ promos: z.array(promo), nextChange: z.string().nullable() })
export type CurrentPromos = z.infer<typeof currentPromos>
