import { z } from 'zod'
import * as texts from './texts.ts'

/** Every feature flag with its description in the admin. Unknown flags are an error. vehicles §6 */
export const flagRegistry = {
  reserve: { label: texts.reserveOnline, initial: false },
  checkout: { label: texts.buyOnline, initial: false },
  favourites: { label: texts.favourites, initial: true },
  compare: { label: texts.compareVehicles, initial: true },
  watchlist: { label: texts.watchlistOfSignedInShoppers, initial: false },
  finance: { label: texts.finance, initial: true },
  financeQuotes: { label: texts.quotesLenderForVehiclesWithoutFigures, initial: false },
  valuation: { label: texts.tradeInValuation, initial: false },
  valuationStored: { label: texts.storeResultsTradeInValuationsForBrand, initial: false },
  subscriptions: { label: texts.vehicleSubscriptions, initial: false },
  chat: { label: texts.chatAssistant, initial: false },
  askFirst: { label: texts.askForConsentBeforeMeasuring, initial: false },
  brochureForms: { label: texts.brochureForms, initial: false },
  electricTag: { label: texts.electricOrHybridTagOnCards, initial: false },
  regoExpiry: { label: texts.registrationExpiryOnCards, initial: false },
  gateCheckout: { label: texts.signInBeforeCheckout, initial: false },
  gateFinance: { label: texts.signInBeforeFinance, initial: false },
  gateSpinToWin: { label: texts.signInBeforeSpinToWin, initial: false },
  gateCreditCheck: { label: texts.signInBeforeTheCreditCheck, initial: false },
} as const satisfies Record<string, { label: string; initial: boolean }>
export type FlagName = keyof typeof flagRegistry
export const flagNames = Object.keys(flagRegistry).filter((name): name is FlagName => name in flagRegistry)

export const flags = z.strictObject(
  Object.fromEntries(flagNames.map((name) => [name, z.boolean().default(flagRegistry[name].initial)])) as Record<
    FlagName,
    z.ZodDefault<z.ZodBoolean>
  >,
)
export type Flags = z.infer<typeof flags>

/** Features that a dealership may switch for its own vehicles and places. locations §1 and §6 */
export const dealershipFlagNames = [
  'reserve',
  'checkout',
  'favourites',
  'finance',
  'valuation',
  'subscriptions',
  'chat',
  'brochureForms',
] as const satisfies FlagName[]

/** What dealerships switch otherwise than their site, by slug. */
export const dealershipFlags = z.record(z.string(), z.partialRecord(z.enum(dealershipFlagNames), z.boolean()))
