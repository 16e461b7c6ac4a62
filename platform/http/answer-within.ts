import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api, EndpointName } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'

/** Timeout of a shopper's call in milliseconds, regardless of its queries: 5 seconds minus the time for the response. */
export const answerWithin = 4_500

/** Calls that may query a third party, which have their own timeout: `integrations/partner.ts`. */
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
 * The API with a timeout. A timed-out lead may still be stored: repeated with its key, it is the same lead. All other calls can be
 * repeated.
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
