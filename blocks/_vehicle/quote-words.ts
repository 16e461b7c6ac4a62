import { quoteExample } from '#schemas/finance/disclaimer.ts'
import { monthlyOfQuote } from '#schemas/finance/quote-question.ts'
import type { Quote } from '#schemas/finance/quote.ts'
import { repaymentWords } from '#schemas/finance/repayment-words.ts'
import { formatDollars } from '#schemas/lib/dollars.ts'
import type { Cents } from '#schemas/lib/money.ts'
import * as texts from './texts.ts'

export interface QuoteWords {
  /** `$93/wk*` */
  repayment: string
  /** `10.34% p.a. comparison rate` */
  rate: string
  /** The loan, with what a month costs. */
  loan: string
}

/** What a page says of a lender's quote for a price. vehicles §9, Quote */
export function quoteWords(quote: Quote, price: Cents): QuoteWords {
  const { weeklyRepaymentAmount: amount, advertisedRate, comparisonRate } = quote
  const month = texts.aboutDollarsAMonth({ dollars: formatDollars(monthlyOfQuote(amount)) })
  return { ...repaymentWords({ amount, comparisonRate }), loan: `${month}${quoteExample(price, advertisedRate)}` }
}
