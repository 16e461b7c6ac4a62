import { z } from 'zod'
import { readPostcodeRanges } from '#schemas/delivery/postcode-ranges.ts'
import { menuPlace } from '#schemas/menu/menu.ts'
import { flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { theme } from '#schemas/tenant/theme.ts'
import { emblemNames } from '#showroom/emblems.ts'
import { sceneKinds } from '#showroom/scene-kinds.ts'
import { checkedValues } from '../data-files/checked-values.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-03')
const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

const brand = z.strictObject({ name: z.string(), kind: z.enum(['car', 'motorcycle', 'truck', 'caravan', 'own']) })

const dealership = z.strictObject({ slug, name: z.string(), phone: z.string(), email: z.string() })

/** `dealership` is a slug of this site, `hours` a name in `opening-hours.ts`. */
const location = z.strictObject({
  slug,
  name: z.string(),
  type: z.enum(['sales', 'service', 'parts']),
  dealership: slug,
  street: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  lat: z.number(),
  long: z.number(),
  phone: z.string(),
  licence: z.string(),
  rating: z.number(),
  reviewCount: z.int(),
  primary: z.boolean().default(false),
  hours: z.enum(['sales', 'workshop', 'seven-days']),
})

/** `within` is in kilometres, `price` in cents. */
const deliveryZone = z.discriminatedUnion('kind', [
  z.strictObject({
    name: z.string(),
    kind: z.literal('postcodes'),
    postcodes: z
      .string()
      .refine((text) => readPostcodeRanges(text) !== null, 'must be postcodes, such as 2000-2234, 2600'),
    price: z.int(),
  }),
  z.strictObject({ name: z.string(), kind: z.literal('distance'), within: z.number().positive(), price: z.int() }),
])

/** `weight` is how likely a part of the wheel is, `most` how often it may be won. */
const prizeDraw = z.strictObject({
  name: z.string(),
  terms: z.string(),
  prizes: z.array(
    z.strictObject({ label: z.string(), weight: z.number(), most: z.int().optional(), wins: z.boolean() }),
  ),
})

/** `name` is the file by which pages refer to it. */
const picture = z.strictObject({ name: z.string().endsWith('.webp'), scene: z.enum(sceneKinds), alt: z.string() })

const slide = z.strictObject({ name: z.string(), description: z.string(), url: z.string(), picture: z.string() })

const promo = z.strictObject({
  name: z.string(),
  text: z.string(),
  link: z.strictObject({ url: z.string(), label: z.string() }),
  picture: z.string().optional(),
  position: z.int().optional(),
  strictDisplay: z.boolean().optional(),
})

/** `tenant.json`: a company of the demo, all but its reviews, menus, pages and stock. */
export const tenantDocument = z.strictObject({
  slug,
  name: z.string(),
  tagline: z.string(),
  country: z.enum(['AU', 'NZ']),
  locale: z.enum(['en-AU', 'en-NZ']),
  currency: z.enum(['AUD', 'NZD']),
  timeZone: z.string(),
  /** The slug of another tenant. */
  template: slug.nullable(),
  /** Pages of that tenant for every address without a page here: for a site without a template. */
  copiesPagesOf: slug.optional(),
  theme: checkedValues(theme),
  flags: checkedValues(flags),
  config: checkedValues(siteConfig),
  /** Drawn on the ground of the header; a long name is shortened to `words`. */
  logo: z
    .strictObject({
      emblem: z.enum(emblemNames),
      colour: z.string(),
      ink: z.string(),
      words: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** Text of a badge that is drawn for the certified make. */
  certifiedBadge: z.string().optional(),
  brands: z.array(brand).default([]),
  dealerships: z.array(dealership).default([]),
  locations: z.array(location).default([]),
  /** Other sites of the group; `locations` by their slugs. */
  websites: z
    .array(z.strictObject({ name: z.string(), url: z.url(), make: z.string(), locations: z.array(slug) }))
    .default([]),
  deliveryZones: z.array(deliveryZone).default([]),
  prizeDraw: prizeDraw.optional(),
  pictures: z.array(picture).default([]),
  slides: z.array(slide).default([]),
  promos: z.array(promo).default([]),
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
})
export type TenantDocument = z.output<typeof tenantDocument>

/** `reviews.json` */
export const reviewDocuments = z.array(
  z.strictObject({
    customer: z.string(),
    stars: z.int().min(1).max(5),
    date: day,
    text: z.string(),
    reply: z.string().optional(),
    source: z.string().optional(),
  }),
)

const menuEntry = z.strictObject({ label: z.string(), url: z.string(), image: z.string().optional() })

/** `menus.json`: `image` is the name of a picture, for entries shown as tiles. */
export const menuDocuments = z.array(
  z.strictObject({
    place: menuPlace,
    name: z.string(),
    opensOn: z.enum(['hover', 'click']).default('click'),
    items: z.array(
      menuEntry.omit({ image: true }).extend({
        display: z.enum(['list', 'tiles']).default('list'),
        children: z.array(menuEntry).default([]),
      }),
    ),
  }),
)
