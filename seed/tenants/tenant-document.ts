import { z } from 'zod'
import { readPostcodeRanges } from '#schemas/delivery/postcode-ranges.ts'
import { timeZones } from '#schemas/location/time-zone.ts'
import { menuConditions, menuFills, menuPlace } from '#schemas/menu/menu.ts'
import { brandKinds } from '#schemas/model/brand.ts'
import { modelStatuses } from '#schemas/model/model.ts'
import { flagNames, flags } from '#schemas/tenant/flags.ts'
import { siteConfig } from '#schemas/tenant/site-config.ts'
import { theme } from '#schemas/tenant/theme.ts'
import { emblemNames } from '../subjects/emblem-names.ts'
import { paintNames } from '../subjects/paints.ts'
import { sceneKinds } from '../subjects/scene-kinds.ts'
import { checkedValues } from '../data-files/checked-values.ts'

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, such as 2026-11-03')
const slug = z.string().regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')

const brand = z.strictObject({ name: z.string(), kind: z.enum(brandKinds), description: z.string().default('') })

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
  landline: z.string().default(''),
  /** Dealer licence. */
  licence: z.string().default(''),
  /** Motor vehicle repairer. */
  repairer: z.string().default(''),
  lvt: z.string().default(''),
  arc: z.string().default(''),
  /** Where it differs from the site's. */
  timeZone: z.enum(timeZones).optional(),
  rating: z.number(),
  reviewCount: z.int(),
  primary: z.boolean().default(false),
  hours: z.enum(['sales', 'workshop', 'parts', 'seven-days']),
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

/** `weight` is the relative chance of a segment, `most` its maximum number of wins. */
const prizeDraw = z.strictObject({
  name: z.string(),
  terms: z.string(),
  prizes: z.array(
    z.strictObject({ label: z.string(), weight: z.number(), most: z.int().optional(), wins: z.boolean() }),
  ),
})

/** `name` is the file name that pages reference. */
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

/** `tenant.json`: a demo company, without reviews, menus, pages and stock. */
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
  /** A tenant whose pages are copied where this one has none: for a site without a template. */
  copiesPagesOf: slug.optional(),
  theme: checkedValues(theme),
  flags: checkedValues(flags),
  config: checkedValues(siteConfig),
  /** Drawn for the header's background; a long name is shortened to `words`. */
  logo: z
    .strictObject({
      emblem: z.enum(emblemNames),
      colour: z.string(),
      ink: z.string(),
      words: z.string().optional(),
    })
    .nullable()
    .default(null),
  /** Text of the drawn badge for the certified make. */
  certifiedBadge: z.string().optional(),
  brands: z.array(brand).default([]),
  dealerships: z.array(dealership).default([]),
  locations: z.array(location).default([]),
  /** Other sites of the group; `locations` by slug. */
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

/** `models.json`: `catalogue` is the model of the stock catalogue that is drawn; prices in cents. */
export const modelDocuments = z.array(
  z.strictObject({
    name: z.string(),
    brand: z.string(),
    catalogue: z.string(),
    paint: z.enum(paintNames),
    newSlug: z.string().optional(),
    overrideUrl: z.string().optional(),
    status: z.enum(modelStatuses).optional(),
    arrival: z.string().optional(),
    price: z.int().optional(),
    body: z.array(z.string()),
    /** The manufacturer's own groups, up to four. */
    groups: z.array(z.string()).max(4).default([]),
    short: z.string(),
    description: z.string(),
    variants: z.array(z.strictObject({ name: z.string(), price: z.int(), facts: z.array(z.string()) })).default([]),
    colours: z.array(z.strictObject({ name: z.string(), code: z.string() })).default([]),
    accessories: z.array(z.strictObject({ name: z.string(), price: z.int(), description: z.string() })).default([]),
  }),
)
export type ModelDocument = z.output<typeof modelDocuments>[number]

const menuEntry = z.strictObject({
  label: z.string(),
  url: z.string(),
  image: z.string().optional(),
  text: z.string().optional(),
  shownIf: z.enum(menuConditions).optional(),
  flag: z.enum(flagNames).optional(),
})
type MenuEntry = z.output<typeof menuEntry>
export type MenuEntryDocument = Pick<MenuEntry, 'text' | 'shownIf' | 'flag'>

/** `menus.json`: `image` is a picture's name, for tile entries. */
export const menuDocuments = z.array(
  z.strictObject({
    place: menuPlace,
    name: z.string(),
    opensOn: z.enum(['hover', 'click']).default('click'),
    items: z.array(
      menuEntry.omit({ image: true }).extend({
        display: z.enum(['list', 'tiles']).default('list'),
        fill: z.enum(menuFills).default('none'),
        children: z.array(menuEntry).default([]),
      }),
    ),
  }),
)
