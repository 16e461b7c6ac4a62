import { z } from 'zod'

export { hrefOf, safeUrl } from './href.ts'

export const linkKinds = ['page', 'url', 'phone', 'email'] as const

/** A link as a marketer sets it. `page` is the id of a page when stored and the page itself (with its path) when populated. */
export const link = z.object({
  kind: z.enum(linkKinds).default('url'),
  label: z
    .string()
    .max(80)
    .nullish()
    .transform((label) => label ?? ''),
  page: z
    .union([z.int(), z.looseObject({ id: z.int(), path: z.string().nullish() })])
    .nullish()
    .transform((page) => page ?? null),
  url: z
    .string()
    .max(2_000)
    .nullish()
    .transform((url) => url ?? ''),
  newTab: z
    .boolean()
    .nullish()
    .transform((newTab) => newTab ?? false),
})
export type Link = z.infer<typeof link>
