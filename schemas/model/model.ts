import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { orElse } from '../lib/or-else.ts'
import { media } from '../media/media.ts'

export const modelStatuses = ['new', 'all_new', 'coming_soon'] as const

const text = orElse(z.string(), '')
const picture = z.preprocess((value) => (typeof value === 'object' ? value : null), media.nullable())
const price = z.preprocess((value) => value ?? null, cents.nullable())
const list = <S extends z.ZodType>(entry: S) => orElse(z.array(entry), [])

/** A model as tiles and lists show it. locations §3, Model */
export const modelTile = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Another short address. */
  new_slug: text,
  /** An address in place of `/models/{slug}`; empty without one. */
  override_url: text,
  status: z.preprocess((value) => value ?? null, z.enum(modelStatuses).nullable()),
  /** When a coming model arrives: "Coming early 2026". */
  arrival: text,
  short_description: text,
  image: picture,
  manufacturer_name: text,
  manufacturer_slug: text,
  from_price: price,
  body: list(z.string()),
  /** The manufacturer's own groups, such as "Electric". */
  manufacturer_body: text,
  manufacturer_body1: text,
  manufacturer_body2: text,
  manufacturer_body3: text,
})
export type ModelTile = z.infer<typeof modelTile>

/** A model as its own page shows it. */
export const model = modelTile.extend({
  description: text,
  variants: list(
    z.object({
      name: z.string(),
      price,
      /** One fact a line. */
      facts: text,
    }),
  ),
  colours: list(z.object({ name: z.string(), code: text, picture })),
  accessories: list(
    z.object({
      name: z.string(),
      price,
      description: text,
      picture,
    }),
  ),
})
export type Model = z.infer<typeof model>
