import { z } from 'zod'
import { media } from '../media/media.ts'
import { menu } from '../menu/menu.ts'
import { dealershipFlags, flags } from './flags.ts'
import { siteConfig } from './site-config.ts'
import { theme } from './theme.ts'

/**
 * A tenant's public site with all inherited values and no secrets, so it may be sent to browsers. `origin` is canonical, without a trailing
 * slash; `hasFavourites`: favourites are enabled and a page lists them.
 */
export const site = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  origin: z.string(),
  country: z.enum(['AU', 'NZ']),
  locale: z.enum(['en-AU', 'en-NZ']),
  currency: z.enum(['AUD', 'NZD']),
  timeZone: z.string(),
  tagline: z.string(),
  logo: media.nullable(),
  theme,
  flags,
  dealershipFlags: dealershipFlags.default({}),
  config: siteConfig,
  hasFavourites: z.boolean().default(false),
  menus: z.object({ header: menu.nullable(), footer: menu.nullable(), legal: menu.nullable() }),
})
export type Site = z.infer<typeof site>
