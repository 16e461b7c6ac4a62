import { z } from 'zod'
import { media } from '../media/media.ts'
import { link } from '../page/link.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const moment = z
  .string()
  .nullish()
  .transform((value) => (value && !Number.isNaN(Date.parse(value)) ? value : null))

/**
 * A promo node. spec/vehicles.md §3: start, expiry (ISO 8601, null where open), position (its place among the cards, from 1; null where the site's
 * places hold), display, strictDisplay (in exactly that place or nowhere). Words, picture and link are ours.
 */
export const promo = z.object({
  id: z.int(),
  name: z.string(),
  text,
  /** Null while it is not populated, or gone. */
  image: z
    .union([media, z.int()])
    .nullish()
    .transform((value) => (typeof value === 'object' ? value : null)),
  link: link.nullish().transform((value) => value ?? link.parse({})),
  start: moment,
  expiry: moment,
  position: z
    .int()
    .min(1)
    .nullish()
    .transform((value) => value ?? null),
  display: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  strictDisplay: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
})
export type Promo = z.infer<typeof promo>

/** The site's promotions of this moment; `nextChange` is when the next one begins or ends, null where none will. */
export const currentPromos = z.object({ promos: z.array(promo), nextChange: z.string().nullable() })
export type CurrentPromos = z.infer<typeof currentPromos>
