import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { createPartner, type PartnerOutcome } from './partner.ts'
import * as texts from './texts.ts'

/** A hosted payment page at the provider. Amounts in cents; `reference` is the code of our own payment. */
const checkout = z.object({
  id: z.string().min(1).max(120),
  reference: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  /** `refused` and `expired` are final. */
  state: z.enum(['open', 'paid', 'refused', 'expired']),
  amount: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  /** Why a requested refund will never be made, if the provider learns that later. */
  refund_refusal: z.string().max(300).nullish(),
})
export type Checkout = z.output<typeof checkout>

export interface CheckoutRequest {
  /** The code of our own payment. Requests with the same reference return the same page. */
  reference: string
  /** Cents. */
  amount: number
  currency: string
  description: string
  /** Return page of the payer, paid or not. */
  return_url: string
  /** Webhook for the provider's notices. */
  notice_url: string
  /** ISO 8601; no payment is accepted after it. */
  expires_at: string
}

/** A provider of hosted payment pages, so no card data reaches us. Null means no answer: the state is unknown. */
export interface Payments {
  /** `POST checkouts`. */
  open: (request: CheckoutRequest) => Promise<Checkout | null>
  /** `GET checkouts/{id}`: the authoritative state, regardless of notices. */
  read: (id: string) => Promise<Checkout | null>
  /** `POST checkouts/{id}/refunds {key, amount}`: idempotent by key. */
  refund: (id: string, refund: { key: string; amount: number }) => Promise<PartnerOutcome<Checkout> | null>
  /** Whether a notice is signed by the provider and recent: `t=1700000000,v1=<HMAC-SHA256 of "t.body", hex>`. */
  isSigned: (notice: { body: Buffer; signature: string; now: Date }) => boolean
}

/** Maximum age of a notice in seconds. */
const oldest = 300

type Warn = (message: string, error: unknown) => void

export function createPayments({ PAYMENTS_URL: url, PAYMENTS_KEY: key }: Env, warn: Warn): Payments | null {
  if (url === undefined || key === undefined) return null
  const partner = createPartner({ name: texts.thePaymentProviderPaymentsUrl, url, key, warn, timeoutMs: 8_000 })
  const at = (id: string) => `checkouts/${encodeURIComponent(id)}`
  return {
    open: (body) => partner.ask({ path: 'checkouts', body, answer: checkout }),
    read: (id) => partner.ask({ path: at(id), answer: checkout }),
    refund: (id, body) => partner.askForOutcome({ path: `${at(id)}/refunds`, body, answer: checkout }),
    isSigned: ({ body, signature, now }) => {
      const parts = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature)
      if (!parts) return false
      const [, time = '', given = ''] = parts
      const expected = createHmac('sha256', key).update(`${time}.`).update(body).digest()
      const isOurs = timingSafeEqual(expected, Buffer.from(given, 'hex'))
      return isOurs && Math.abs(now.getTime() / 1_000 - Number(time)) <= oldest
    },
  }
}
