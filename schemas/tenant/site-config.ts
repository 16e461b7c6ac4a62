import { z } from 'zod'
import { isTagId } from '../analytics/tag-id.ts'
import { isScriptAddress } from '../chat/script-address.ts'
import { cents } from '../lib/money.ts'
import { moneyLimits } from '../lib/read-amount.ts'
import { isMapAddress } from '../location/map-source.ts'
import { media } from '../media/media.ts'
import { garagePath, garagePaths } from '../page/garage-path.ts'
import { isAddressPattern } from './address-pattern.ts'
import * as texts from './texts.ts'

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
/** Available buttons of a vehicle card. vehicles §2, Search results page */
export const cardButtons = ['details', 'enquire', 'test-drive', 'finance', 'reserve', 'similar'] as const
export type CardButton = (typeof cardButtons)[number]
export const financePaths = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const
export const reservePaths = ['checkout', 'buy-online', 'checkout-journey'] as const
export const pluginNames = ['Autogauge', texts.carAnalysis, texts.ppsrReport] as const

/**
 * A tenant's site configuration: locations §3, Site config, with the specification's defaults. Money in cents, rates in percent per year,
 * term in years; `excludedDealerships` are slugs.
 */
export const siteConfig = z.object({
  finance: z
    .object({
      provider: z.enum(financeProviders).default('manual'),
      interestRate: z.number().min(0).max(30).default(10),
      /** Null: calculated from each loan's payments and fees. */
      comparisonRate: z.number().min(0).max(40).nullable().default(null),
      termYears: z.number().min(1).max(7).default(5),
      /** Null inherits the lender's value, as for the limits below. */
      establishmentFee: cents.nullable().default(null),
      registrationFee: cents.default(0),
      dealerFee: cents.default(0),
      monthlyFee: cents.default(0),
      /** Null: no minimum of the amount financed. */
      leastFinanced: cents.nullable().default(null),
      leastPrice: cents.nullable().default(null),
      leastRate: z.number().min(0).max(30).nullable().default(null),
      mostRate: z.number().min(0).max(30).nullable().default(null),
      excludedMakes: z.array(z.string()).default([]),
      excludedDealerships: z.array(z.string()).default([]),
      disclaimer: text,
      /** Legally required text, never cut. */
      requiredText: text,
    })
    .prefault({}),
  phones: z.object({ override: text, new: text, used: text, masked: z.boolean().default(true) }).prefault({}),
  email: text,
  cards: z
    .object({
      layout: z.enum(cardLayouts).default('standard'),
      justArrivedDays: z.int().min(0).max(90).default(8),
      justArrivedText: z.string().default(texts.justArrived),
      soldTag: z.string().default(texts.justSold),
      noPriceText: z.string().default(texts.enquireForPrice),
      certifiedMake: text,
      /** Null while not populated; the badge is then text. */
      certifiedBadge: z
        .union([media, z.int()])
        .nullish()
        .transform((value) => (typeof value === 'object' ? value : null)),
      buttons: z.array(z.enum(cardButtons)).default([...cardButtons]),
      enquireText: z.string().default(texts.enquireNow),
      financeText: z.string().default(texts.getFinance),
      reserveText: z.string().default(texts.reserveThisCar),
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
      /** Shown in place of what the reviews add up to, if both are set. locations §9, Static reviews */
      fixedCount: z.int().min(1).nullable().default(null),
      fixedAverage: z.number().min(0).max(5).nullable().default(null),
      /** The dealer's id at Snap 21. */
      orgId: text,
    })
    .prefault({}),
  plugins: z.array(z.enum(pluginNames)).default([]),
  forms: z
    .object({
      optInText: z.string().default(texts.yesIWouldLikeToSubscribeTo),
      vehicleOptInText: z.string().default(texts.emailMeSimilarStockAndLatestOffers),
      optInInitially: z.boolean().default(true),
      commentsRequired: z.boolean().default(true),
      /** Amounts of money to pick in forms, in dollars. locations §5, Money input */
      quickPicks: z
        .array(z.number().min(1).max(moneyLimits.max))
        .default([5_000, 10_000, 20_000, 30_000, 50_000, 70_000]),
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
      /** Response deadline for leads. */
      answerWithinMinutes: z.int().min(5).max(10_080).default(60),
    })
    .prefault({}),
  reservations: z
    .object({
      /** Time for the payment. */
      paymentMinutes: z.int().min(5).max(120).default(20),
      /** Duration of a paid reservation. */
      holdHours: z.int().min(1).max(720).default(72),
    })
    .prefault({}),
  /** No estimates are given above these limits. vehicles §9 */
  tradeIn: z
    .object({
      mostYears: z.int().min(1).max(40).default(7),
      mostKm: z.int().min(1_000).max(1_000_000).default(100_000),
    })
    .prefault({}),
  analytics: z
    .object({
      /** Text of the consent banner; empty if the site does not ask. */
      question: text,
      /** Google's tag, which reads the data layer; empty without one. */
      tagId: text.refine((id) => id === '' || isTagId(id)),
    })
    .prefault({}),
  /** The chat assistant's provider, with the feature `chat`. locations §3, Site config, and §6 */
  chat: z
    .object({
      script: text.refine((address) => address === '' || isScriptAddress(address)),
      /** The dealer's token, such as Podium's. */
      token: text,
    })
    .prefault({}),
  /** Where the spin service keeps its pictures: `spin_code` of a vehicle, and frames from 1. vehicles §3, Media */
  spins: z
    .object({
      address: text.refine((address) => address === '' || isAddressPattern(address, ['code', 'frame'])),
      frames: z.int().min(2).max(360).default(36),
    })
    .prefault({}),
  maps: z
    .object({
      /** Pictures of maps: `map_key` of a location, and the width in pixels. locations §3, Location; §7, Asset URLs */
      picture: text.refine((address) => address === '' || isAddressPattern(address, ['key'])),
      /** Style, TileJSON or tiles of the dealer locator's map; empty for the drawn one. locations §1, Maps */
      source: text.refine((address) => address === '' || isMapAddress(address)),
      attribution: text,
    })
    .prefault({}),
  social: z
    .object({ facebook: text, instagram: text, youtube: text, tiktok: text, linkedin: text, x: text })
    .prefault({}),
  /** Whether old addresses lead on in any letter case. */
  redirects: z.object({ inAnyCase: z.boolean().default(true) }).prefault({}),
  /** Where `/my-garage` leads. */
  garagePath: z.enum(garagePaths).default(garagePath),
  licence: text,
  announcement: z.object({ text, url: text }).prefault({}),
  reserveAmount: cents.default(20_000),
})
export type SiteConfig = z.infer<typeof siteConfig>
