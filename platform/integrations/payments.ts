import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { createPartner, type PartnerOutcome } from './partner.ts'

/** A page of the provider on which somebody pays, as it stands there. Amounts in cents; `reference` is the code of our own payment. */
const checkout = z.object({
  id: z.string().min(1).max(120),
  reference: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  /** `refused` and `expired` are final. */
  state: z.enum(['open', 'paid', 'refused', 'expired']),
  amount: z.int().nonnegative(),
  refunded: z.int().nonnegative(),
  /** Why a refund that was asked for will never be made, where the provider learns that later. */
  refund_refusal: z.string().max(300).nullish(),
})
export type Checkout = z.output<typeof checkout>

export interface CheckoutRequest {
  /** The code of our own payment. What is asked for twice under one is one page. */
  reference: string
  /** Cents. */
  amount: number
  currency: string
  description: string
  /** Where the payer comes back to, paid or not. */
  return_url: string
  /** Where the provider tells what became of it. */
  notice_url: string
  /** ISO 8601; anyone who has not paid then cannot. */
  expires_at: string
}

/** A provider of hosted payment pages. No card is ever seen here. Null is no answer: nothing is known then. */
export interface Payments {
  /** `POST checkouts`. */
  open: (request: CheckoutRequest) => Promise<Checkout | null>
  /** `GET checkouts/{id}`: what became of it, whatever was told before. */
  read: (id: string) => Promise<Checkout | null>
  /** `POST checkouts/{id}/refunds {key, amount}`: once a key. */
  refund: (id: string, refund: { key: string; amount: number }) => Promise<PartnerOutcome<Checkout> | null>
  /** Whether a notice comes from the provider and is not old: `t=1700000000,v1=<HMAC-SHA256 of "t.body", hex>`. */
  isSigned: (notice: { body: Buffer; signature: string; now: Date }) => boolean
}

/** Seconds that a notice may be on its way. */
const oldest = 300

type Warn = (message: string, error: unknown) => void

export function createPayments({ PAYMENTS_URL: url, PAYMENTS_KEY: key }: Env, warn: Warn): Payments | null {
  if (url === undefined || key === undefined) return null
  const partner = createPartner({ name: 'The payment provider (PAYMENTS_URL)', url, key, warn, timeoutMs: 8_000 })
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
