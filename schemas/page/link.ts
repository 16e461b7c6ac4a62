import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'

export const linkKinds = ['page', 'url', 'phone', 'email'] as const

/** A link as a marketer sets it. `page` is the id of a page when stored and the page itself (with its path) when populated. */
export const link = z.object({
  kind: z.enum(linkKinds).default('url'),
  label: orElse(z.string().max(80), ''),
  page: z
    .union([z.int(), z.looseObject({ id: z.int(), path: z.string().nullish() })])
    .nullable()
    .default(null),
  url: orElse(z.string().max(2_000), ''),
  newTab: orElse(z.boolean(), false),
})
export type Link = z.infer<typeof link>
