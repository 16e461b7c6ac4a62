import { z } from 'zod'
import { cents } from '../lib/money.ts'

const creditScores = ['EXCELLENT', 'GREAT', 'GOOD', 'FAIR', 'POOR'] as const

/** A quote request for a vehicle of this site, by slug or VIN. Money in cents, term in years. vehicles §7, §9 */
export const quoteRequest = z.object({
  selfAssessedCreditScore: z.enum(creditScores).default('GREAT'),
  purchasePrice: cents,
  loanTerm: z.int().min(1).max(7).default(5),
  year: z.int().min(1900).max(2100).nullable().default(null),
  vin: z.string().max(40).nullable().default(null),
  nvic: z.string().max(40).nullable().default(null),
  /** Name of the site that serves the shopper. */
  whoIsHelping: z.string().max(120).default(''),
  slug: z.string().max(200).optional(),
})
export type QuoteRequest = z.output<typeof quoteRequest>
export type QuoteRequestInput = z.input<typeof quoteRequest>

/** Cents per week, and percent per year. */
export const quote = z.object({
  weeklyRepaymentAmount: cents,
  advertisedRate: z.number().min(0).max(100),
  comparisonRate: z.number().min(0).max(100),
})
export type Quote = z.infer<typeof quote>
