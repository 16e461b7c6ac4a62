import { setTimeout as wait } from 'node:timers/promises'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { type Api, type EndpointName, endpoints } from '#schemas/api/endpoints.ts'
import { problem } from '#schemas/problem.ts'
import type { FairQueue, QueueClient } from '../limits/fair-queue.ts'

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

interface AnswerContext {
  /** When the request came, by `performance.now()`. */
  began: number
  within?: number
  /** The turns of reads. Changes have limits of their own and run at once. */
  reads: FairQueue
  client: QueueClient
}

/**
 * The API with a timeout, which includes the wait for a turn. A timed-out lead may still be stored: repeated with its key, it is the same
 * lead. All other calls can be repeated.
 */
export function answerApiWithin(api: Api, { began, within = answerWithin, reads, client }: AnswerContext): Api {
  return {
    call: async (name, input) => {
      if (asksPartner.has(name)) return api.call(name, input)
      const answer =
        endpoints[name].method === 'GET'
          ? startInTurn({ reads, client }, () => api.call(name, input))
          : api.call(name, input)
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        const giveUp = () => reject(new ApiFailure(problem('temporarily-unavailable')))
        timer = setTimeout(giveUp, Math.max(0, began + within - performance.now()))
      })
      return Promise.race([answer, late]).finally(() => clearTimeout(timer))
    },
  }
}

/** Milliseconds. A read that takes longer waits for the database and leaves the event loop to others. */
const turnAtMost = 50

async function startInTurn<T>(
  { reads, client }: Pick<AnswerContext, 'reads' | 'client'>,
  read: () => Promise<T>,
): Promise<T> {
  const started = await reads.run(client, async () => {
    const answer = read()
    await Promise.race([answer, wait(turnAtMost, null, { ref: false })])
    return { answer }
  })
  if (started === 'full') throw new ApiFailure(problem('busy'))
  return started.answer
}
