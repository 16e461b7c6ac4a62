import type { Env } from '../env.ts'
import { createPartner, type Partner } from './partner.ts'
import { createPayments, type Payments } from './payments.ts'

/** Third parties by what they do; null where the environment names none. What each is asked stands in the file of its noun, beside this one. */
export interface Partners {
  lenderQuotes: Partner | null
  marketPrices: Partner | null
  reviews: Partner | null
  places: Partner | null
  rego: Partner | null
  valuations: Partner | null
  payments: Payments | null
}

type Prefix = 'LENDER_QUOTES' | 'MARKET_PRICES' | 'REVIEWS' | 'PLACES' | 'REGO' | 'VALUATIONS'

type Warn = (message: string, error: unknown) => void

export function createPartners(env: Env, warn: Warn): Partners {
  const partner = (name: string, prefix: Prefix) => {
    const url = env[`${prefix}_URL`]
    return url === undefined
      ? null
      : createPartner({ name: `${name} (${prefix}_URL)`, url, key: env[`${prefix}_KEY`], warn })
  }
  return {
    lenderQuotes: partner('The lender', 'LENDER_QUOTES'),
    marketPrices: partner('The price guide', 'MARKET_PRICES'),
    reviews: partner('The reviews service', 'REVIEWS'),
    places: partner('The place finder', 'PLACES'),
    rego: partner('The register of number plates', 'REGO'),
    valuations: partner('The guide to trade-ins', 'VALUATIONS'),
    payments: createPayments(env, warn),
  }
}
