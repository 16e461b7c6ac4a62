import type { Env } from '../env.ts'
import { createPartner, type Partner } from './partner.ts'
import { createPayments, type Payments } from './payments.ts'
import * as texts from './texts.ts'

/** Third parties by purpose; null if not configured. Each one's protocol is in the file of its noun beside this one. */
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
  const partner = (name: string, prefix: Prefix, failure = '') => {
    const url = env[`${prefix}_URL`]
    return url === undefined
      ? null
      : createPartner({
          name: `${name} (${prefix}_URL)`,
          url,
          key: env[`${prefix}_KEY`],
          warn: failure === '' ? warn : (message, error) => warn(`${failure} ${message}`, error),
        })
  }
  return {
    lenderQuotes: partner(texts.theLender, 'LENDER_QUOTES'),
    marketPrices: partner(texts.thePriceGuide, 'MARKET_PRICES'),
    // locations §8
    reviews: partner(texts.theReviewsService, 'REVIEWS', texts.unableToFetchRatings),
    places: partner(texts.thePlaceFinder, 'PLACES'),
    rego: partner(texts.theRegisterOfNumberPlates, 'REGO'),
    valuations: partner(texts.theGuideToTradeIns, 'VALUATIONS'),
    payments: createPayments(env, warn),
  }
}
