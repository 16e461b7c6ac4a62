import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { createPayments } from '#platform/integrations/payments.ts'
import { env as envSchema } from '#platform/env.ts'
import type { CheckoutContext } from '#platform/checkout/checkout-context.ts'
import { reconcilePayments } from '#platform/checkout/reconcile-payments.ts'
import { createLog } from '#platform/base/log.ts'
import { paymentRoutes } from '#platform/checkout/payment-routes.ts'
import type { EndpointInput } from '#schemas/api/endpoints.ts'
import { paymentNoticePath } from '#schemas/payment/payment-paths.ts'
import { startFakePartners } from '#seed/partners/fake-partners.ts'
import { aCar, type DealerAtWork, dealersAtWork } from '#tests/int/leads/a-dealer.ts'
import { adminUrl } from '#tests/support/cms.ts'

type PaymentAnswer = { choice: 'pay' | 'refuse' | 'leave'; notice: 'now' | 'late' | 'often' | 'never' }

/** A dealer who takes money by the fake provider, whose notices go to the dealer's own route. */
export interface DealerWithTill extends DealerAtWork {
  checkoutContext: (now?: Date) => CheckoutContext
  /** What the clock does, as if it were that time. */
  reconcile: (now: Date) => Promise<void>
  /** The fake's page of a payment is answered. */
  answerPage: (payUrl: string, ending: PaymentAnswer) => Promise<void>
  /** The dealer pays a page back at the provider, who tells nobody. */
  refundThere: (payUrl: string) => Promise<void>
  /** A signed notice about a payment; gives the status of its answer. */
  sendNotice: (reference: string, key?: string) => Promise<number>
  /** A car that can be reserved. */
  aCarForSale: (changes?: object) => Promise<{ id: number; slug: string }>
}

export async function dealersWithTill(): Promise<DealerWithTill> {
  const partners = await startFakePartners()
  const env = { PAYMENTS_URL: `${partners.url}/payments`, PAYMENTS_KEY: 'the-tests-move-no-money' }
  const dealers = await dealersAtWork(env)
  const { cms, pool, sites } = dealers
  const payments = createPayments(envSchema.parse({ ...process.env, ...env }), () => undefined)
  const app = express()
  const server = createServer(app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  // Sites of this installation have this port, so notices come here.
  const ownOrigin = `http://127.0.0.1:${port}`
  const checkoutContext = (now = new Date()): CheckoutContext => ({
    payload: cms,
    pool,
    payments,
    ownOrigin: adminUrl,
    now,
  })
  app.use(paymentRoutes(async () => ({ tenantId: sites.alpha, checkoutContext: { ...checkoutContext(), ownOrigin } })))
  await cms.update({
    collection: 'tenants',
    id: sites.alpha,
    data: { flags: { reserve: true }, config: { email: 'sales@alpha.example' } },
  })
  return {
    ...dealers,
    checkoutContext,
    reconcile: (now) => reconcilePayments(checkoutContext(now), createLog('silent').log),
    answerPage: async (payUrl, ending) => {
      await fetch(payUrl, { method: 'POST', body: new URLSearchParams(ending), redirect: 'manual' })
    },
    refundThere: async (payUrl) => {
      await fetch(`${payUrl.replace('/pay/', '/checkouts/')}/refunds`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ amount: 1_000_000 }),
      })
    },
    sendNotice: async (reference, key = env.PAYMENTS_KEY) => {
      const body = JSON.stringify({ reference, state: 'paid' })
      const time = Math.floor(Date.now() / 1_000)
      const signature = `t=${time},v1=${createHmac('sha256', key).update(`${time}.${body}`).digest('hex')}`
      const headers = { 'payment-signature': signature }
      return (await fetch(`${ownOrigin}${paymentNoticePath}`, { method: 'POST', body, headers })).status
    },
    aCarForSale: async (changes = {}) => {
      const id = await aCar(cms, sites.alpha, { price: 20_000_00, show_on_dealer_website: true, ...changes })
      const { slug } = await cms.findByID({ collection: 'vehicles', id, depth: 0 })
      return { id, slug: slug ?? '' }
    },
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await partners.stop()
      await dealers.stop()
    },
  }
}

export const aReservation = (
  slug: string,
  changes: Partial<EndpointInput<'reservations'>> = {},
): EndpointInput<'reservations'> => ({
  key: randomUUID(),
  slug,
  name: 'Alex',
  last_name: 'Nguyen',
  phone: '0412 345 678',
  email: 'alex@example.com',
  postcode: '4215',
  ...changes,
})
