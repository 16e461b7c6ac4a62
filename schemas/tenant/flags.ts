import { z } from 'zod'

/** Every feature flag there is, with the words that explain it in the admin. An unknown flag is an error. vehicles §6 */
export const flagRegistry = {
  reserve: { label: 'Reserve online', initial: false },
  checkout: { label: 'Buy online', initial: false },
  favourites: { label: 'Favourites', initial: true },
  compare: { label: 'Compare vehicles', initial: true },
  watchlist: { label: 'Watchlist of signed-in shoppers', initial: false },
  finance: { label: 'Finance', initial: true },
  financeQuotes: { label: 'Quotes of the lender for vehicles without figures', initial: false },
  valuation: { label: 'Trade-in valuation', initial: false },
  valuationStored: { label: 'Results of trade-in valuations kept for the brand', initial: false },
  subscriptions: { label: 'Vehicle subscriptions', initial: false },
  chat: { label: 'Chat assistant', initial: false },
  askFirst: { label: 'Ask shoppers before anything is measured', initial: false },
  brochureForms: { label: 'Brochure forms', initial: false },
  electricTag: { label: 'Electric or Hybrid tag on cards', initial: false },
  regoExpiry: { label: 'Registration expiry on cards', initial: false },
  gateCheckout: { label: 'Sign-in before checkout', initial: false },
  gateFinance: { label: 'Sign-in before finance', initial: false },
  gateSpinToWin: { label: 'Sign-in before spin to win', initial: false },
  gateCreditCheck: { label: 'Sign-in before the credit check', initial: false },
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
