import { z } from 'zod'
import { cents } from '../lib/money.ts'

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
