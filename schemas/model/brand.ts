import { z } from 'zod'
import { orElse } from '../lib/or-else.ts'
import { media } from '../media/media.ts'

/** Groups of the brands page, in its order. locations §2, Dealer-group brands page */
export const brandKinds = ['car', 'motorcycle', 'truck', 'own', 'caravan'] as const
export type BrandKind = (typeof brandKinds)[number]

/** A brand that a site sells. locations §3, Manufacturer list entry */
export const brand = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  kind: orElse(z.enum(brandKinds), 'car'),
  logo: z.preprocess((value) => (typeof value === 'object' ? value : null), media.nullable()),
  description: orElse(z.string(), ''),
})
export type Brand = z.infer<typeof brand>

/** `/toyota/overview` */
export const brandPath = ({ slug }: Pick<Brand, 'slug'>): string => `/${slug}/overview`
