import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api, EndpointName } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'

/** Milliseconds after which a shopper is told to try again, however many queries a call needs: 5 seconds less what the answer itself takes. */
export const answerWithin = 4_500

/** Calls that may ask a third party, which has a time limit of its own: `integrations/partner.ts`. */
const asksPartner: ReadonlySet<EndpointName> = new Set([
  'autogauge',
  'places',
  'geocode',
  'rating',
  'rego',
  'financeDisclaimer',
  'financeQuote',
  'reservationOffer',
  'reservations',
  'onlinePayment',
  'paymentStatus',
  'valuations',
  'valuationAdjustments',
  'valuationOffer',
  'offerAccepted',
])

/**
 * The same calls, given up when their time is over. What is given up may still be stored: sent again under its key it is the same lead, and
 * everything else can be repeated.
 */
export function answerApiWithin(api: Api, { began, within = answerWithin }: { began: number; within?: number }): Api {
  return {
    call: async (name, input) => {
      const answer = api.call(name, input)
      if (asksPartner.has(name)) return answer
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        const giveUp = () => reject(new ApiFailure(problem('temporarily-unavailable')))
        timer = setTimeout(giveUp, Math.max(0, began + within - performance.now()))
      })
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    },
  }
}
