import { z } from 'zod'
import { isTagId } from '../analytics/tag-id.ts'
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
/** Buttons that a vehicle's card may have. vehicles §2, Search results page */
export const cardButtons = ['details', 'enquire', 'test-drive', 'finance', 'reserve', 'similar'] as const
export type CardButton = (typeof cardButtons)[number]
export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const
export const reservePaths = ['checkout', 'buy-online', 'checkout-journey'] as const
export const pluginNames = ['Autogauge', 'Car Analysis', 'PPSR Report'] as const

/**
 * A tenant's site configuration: locations §3, Site config, with the specification's defaults. Money in cents, rates
 * in percent a year, term in years; `excludedDealerships` are slugs.
 */
export const siteConfig = z.object({
  finance: z
    .object({
      provider: z.enum(financeProviders).default('manual'),
      interestRate: z.number().min(0).max(30).default(10),
      /** Null where it is calculated from each loan's own payments and fees. */
      comparisonRate: z.number().min(0).max(40).nullable().default(null),
      termYears: z.number().min(1).max(7).default(5),
      /** This and the bounds below: null is as the lender has it. */
      establishmentFee: cents.nullable().default(null),
      registrationFee: cents.default(0),
      dealerFee: cents.default(0),
      monthlyFee: cents.default(0),
      leastPrice: cents.nullable().default(null),
      leastRate: z.number().min(0).max(30).nullable().default(null),
      mostRate: z.number().min(0).max(30).nullable().default(null),
      excludedMakes: z.array(z.string()).default([]),
      excludedDealerships: z.array(z.string()).default([]),
      disclaimer: text,
      /** What the law wants said: never cut. */
      requiredText: text,
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
    .object({
      minimumRating: z.number().min(0).max(5).default(4),
      hidden: z.boolean().default(false),
      /** As Snap 21 knows the dealer. */
      orgId: text,
    })
    .prefault({}),
  search: z.object({ host: text, key: text }).prefault({}),
  plugins: z.array(z.enum(pluginNames)).default([]),
  forms: z
    .object({
      optInText: z.string().default('Yes, I would like to subscribe to receive latest offers & product updates.'),
      vehicleOptInText: z.string().default('Email me similar stock and latest offers.'),
      optInInitially: z.boolean().default(true),
      commentsRequired: z.boolean().default(true),
      terms: text,
      testDriveTerms: text,
    })
    .prefault({}),
  testDrive: z
    .object({
      minutes: z.int().min(15).max(240).default(60),
      noticeHours: z.int().min(0).max(168).default(2),
      daysAhead: z.int().min(1).max(60).default(14),
      capacity: z.int().min(1).max(20).default(1),
    })
    .prefault({}),
  leads: z
    .object({
      /** How long a shopper waits at most for an answer. */
      answerWithinMinutes: z.int().min(5).max(10_080).default(60),
    })
    .prefault({}),
  reservations: z
    .object({
      /** For the payment page. */
      paymentMinutes: z.int().min(5).max(120).default(20),
      /** A vehicle that was paid for is kept so long. */
      holdHours: z.int().min(1).max(720).default(72),
    })
    .prefault({}),
  /** Above these, estimates are generally not given. vehicles §9 */
  tradeIn: z
    .object({
      mostYears: z.int().min(1).max(40).default(7),
      mostKm: z.int().min(1_000).max(1_000_000).default(100_000),
    })
    .prefault({}),
  analytics: z
    .object({
      /** What shoppers are asked, where the site asks before anything is measured. */
      question: text,
      /** Google's tag, which reads the data layer; empty where the site has none. */
      tagId: text.refine((id) => id === '' || isTagId(id)),
    })
    .prefault({}),
  social: z
    .object({ facebook: text, instagram: text, youtube: text, tiktok: text, linkedin: text, x: text })
    .prefault({}),
  licence: text,
  announcement: z.object({ text, url: text }).prefault({}),
  reserveAmount: cents.default(20_000),
})
export type SiteConfig = z.infer<typeof siteConfig>
