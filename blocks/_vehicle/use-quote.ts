import { useQuery } from '@tanstack/react-query'
import { quoteQuestion, wantsQuote } from '#schemas/finance/quote-question.ts'
import type { Quote } from '#schemas/finance/quote.ts'
import type { Vehicle } from '#schemas/vehicle/vehicle.ts'
import { useSite } from '../_kit/runtime.tsx'
import { fetchQuote } from './tools/fetch-quote.ts'

/**
 * The quote of a vehicle that requires one, the same as `QuotedRepayment` shows; undefined while it is awaited, on the server always. Null
 * for any other vehicle, and if the lender gave none.
 */
export function useQuote(vehicle: Vehicle | null): Quote | null | undefined {
  const site = useSite()
  const question = vehicle && wantsQuote(vehicle, site) ? JSON.stringify(quoteQuestion(vehicle, site)) : null
  const { data } = useQuery({
    queryKey: ['finance-quote', question],
    queryFn: () => (question === null ? null : fetchQuote(question)),
    enabled: question !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return question === null ? null : data
}
