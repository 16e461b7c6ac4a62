import { z } from 'zod'
import { cents } from '../lib/money.ts'
import { media } from '../media/media.ts'

const text = z
  .string()
  .nullish()
  .transform((v) => v ?? '')

export const financeProviders = [
  'none',
  'taurus',
  '360-finance',
  'ausloans',
  'manual',
  'angle',
  'powertorque',
  'nissan-finance',
  'youx',
] as const
export const cardLayouts = ['standard', 'compact', 'wide'] as const
/** Buttons that a vehicle's card may have. spec/vehicles.md §2, Search results page */
export const cardButtons = ['details', 'enquire', 'test-drive', 'finance', 'reserve', 'similar'] as const
export type CardButton = (typeof cardButtons)[number]
export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const
export const reservePaths = ['checkout', 'buy-online', 'checkout-journey'] as const
export const pluginNames = ['Autogauge', 'Car Analysis', 'PPSR Report'] as const

/**
 * A tenant's site configuration: spec/locations-forms-finance.md §3, Site config, with the specification's defaults. Money in cents, rates
 * in percent a year, term in years; `excludedDealerships` are slugs.
 */
export const siteConfig = z.object({
  finance: z
    .object({
      provider: z.enum(financeProviders).default('manual'),
      interestRate: z.number().min(0).max(30).default(10),
      comparisonRate: z.number().min(0).max(40).nullable().default(null),
      termYears: z.number().min(1).max(7).default(5),
      establishmentFee: cents.default(0),
      excludedMakes: z.array(z.string()).default([]),
      excludedDealerships: z.array(z.string()).default([]),
      disclaimer: text,
    })
    .prefault({}),
  phones: z.object({ override: text, new: text, used: text, masked: z.boolean().default(true) }).prefault({}),
  email: text,
  cards: z
    .object({
      layout: z.enum(cardLayouts).default('standard'),
      justArrivedDays: z.int().min(0).max(90).default(8),
      justArrivedText: z.string().default('JUST ARRIVED'),
      soldTag: z.string().default('JUST SOLD'),
      noPriceText: z.string().default('Enquire for price.'),
      certifiedMake: text,
      /** Null while it is not populated; the badge is then words. */
      certifiedBadge: z
        .union([media, z.int()])
        .nullish()
        .transform((value) => (typeof value === 'object' ? value : null)),
      buttons: z.array(z.enum(cardButtons)).default([...cardButtons]),
      enquireText: z.string().default('Enquire Now'),
      financeText: z.string().default('Get Finance'),
      reserveText: z.string().default('Reserve this Car'),
      financePath: z.enum(financePaths).default('/finance'),
      reservePath: z.enum(reservePaths).default('checkout'),
      keepUsedOnly: z.boolean().default(false),
      keepPricedOnly: z.boolean().default(false),
      keepPicturedOnly: z.boolean().default(false),
    })
    .prefault({}),
  stock: z
    .object({
      usedOnly: z.boolean().default(false),
      soldForDays: z.int().min(0).max(365).default(3),
      excludedStockNumbers: z.array(z.string()).default([]),
      hiddenVehicleIds: z.array(z.int()).default([]),
      hiddenWebsiteIds: z.array(z.int()).default([]),
      optionCodesOnly: z.boolean().default(false),
      dealerWebsiteOnly: z.boolean().default(true),
      whenMissing: z.enum(['sold', 'withdrawn']).default('withdrawn'),
    })
    .prefault({}),
  promos: z
    .object({
      everyN: z.int().min(0).max(50).default(0),
      positions: z.array(z.int().min(1).max(100)).default([]),
      random: z.boolean().default(false),
    })
    .prefault({}),
  reviews: z
    .object({ minimumRating: z.number().min(0).max(5).default(4), hidden: z.boolean().default(false) })
    .prefault({}),
  search: z.object({ host: text, key: text }).prefault({}),
  plugins: z.array(z.enum(pluginNames)).default([]),
  social: z
    .object({ facebook: text, instagram: text, youtube: text, tiktok: text, linkedin: text, x: text })
    .prefault({}),
  licence: text,
  announcement: z.object({ text, url: text }).prefault({}),
  reserveAmount: cents.default(20_000),
})
export type SiteConfig = z.infer<typeof siteConfig>
