import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { Quote, QuoteRequest } from '#schemas/finance/quote.ts'
import { centsFromDollars, dollarsFromCents } from '#schemas/lib/dollars.ts'
import type { Partner } from './partner.ts'

const answer = z.object({
  weeklyRepaymentAmount: z.number().nonnegative().max(100_000),
  advertisedRate: z.number().min(0).max(100),
  comparisonRate: z.number().min(0).max(100),
})

const quotes = new LRUCache<string, Quote>({ max: 5_000, ttl: 60 * 60_000 })

/**
 * `POST quote` in dollars: selfAssessedCreditScore, purchasePrice, loanTerm, year, vin, nvic, whoIsHelping. A quote is cached for an hour.
 * Null if the lender gives none. vehicles §7
 */
export async function quoteByPartner(lender: Partner, request: Omit<QuoteRequest, 'slug'>): Promise<Quote | null> {
  const key = JSON.stringify(request)
  const known = quotes.get(key)
  if (known) return known
  const body = { ...request, purchasePrice: dollarsFromCents(request.purchasePrice) }
  const found = await lender.ask({ path: 'quote', body, answer })
  if (!found) return null
  const quote = { ...found, weeklyRepaymentAmount: centsFromDollars(found.weeklyRepaymentAmount) }
  quotes.set(key, quote)
  return quote
}

const disclaimers = new LRUCache<string, { text: string | null }>({ max: 2_000, ttl: 60 * 60_000 })

/**
 * `GET disclaimer?provider=…&vin=…`: the lender's disclaimer for a vehicle. Null if there is none. vehicles §7, Per-car fetch of a finance
 * disclaimer
 */
export async function disclaimerByPartner(
  lender: Partner,
  about: { provider: string; vin: string | null },
): Promise<string | null> {
  const search = new URLSearchParams({ provider: about.provider, ...(about.vin ? { vin: about.vin } : {}) })
  const known = disclaimers.get(`${search}`)
  if (known) return known.text
  const words = z.object({ disclaimer: z.string().trim().min(1).max(5_000) })
  const found = await lender.ask({ path: `disclaimer?${search}`, answer: words })
  if (!found) return null
  disclaimers.set(`${search}`, { text: found.disclaimer })
  return found.disclaimer
}
