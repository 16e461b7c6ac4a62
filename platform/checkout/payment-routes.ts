import { raw, type Request, type RequestHandler, Router } from 'express'
import { z } from 'zod'
import { paymentGoOnPath, paymentNoticePath, paymentPage, paymentReturnPath } from '#schemas/payment/payment-paths.ts'
import { problem } from '#schemas/problem.ts'
import { fetchCheckout } from './fetch-checkout.ts'
import { findPaymentByCode } from './payments-store.ts'
import { readStatus } from './read-status.ts'
import { settlePayment } from './settle-payment.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { readHostCookie, setHostCookie } from '../http/host-cookie.ts'
import { sendProblem } from '../http/send-problem.ts'
import * as texts from './texts.ts'

/** The checkout context of the requested site. */
export type CheckoutContextFor = (request: Request) => Promise<{ checkoutContext: CheckoutContext; tenantId: number }>

/** The payment in progress in this browser. It returns from the provider with it, and without script only this cookie identifies it. */
const paymentCookie = 'payment'
const kept = 2 * 3_600_000

/** The provider's notices, the return page, and the redirect to the provider's page. None trusts its input: each queries the provider. */
export function paymentRoutes(checkoutContextFor: CheckoutContextFor): Router {
  const router = Router({ caseSensitive: true })
  router.post(paymentNoticePath, raw({ type: () => true, limit: '64kb' }), hearNotice(checkoutContextFor))
  router.get(paymentReturnPath, comeBack(checkoutContextFor))
  router.get(paymentGoOnPath, goOn(checkoutContextFor))
  return router
}

const notice = z.object({ reference: z.string().max(60) })

/** After an error response the provider repeats the notice. */
const hearNotice =
  (checkoutContextFor: CheckoutContextFor): RequestHandler =>
  async (req, res) => {
    const { checkoutContext, tenantId } = await checkoutContextFor(req)
    const body: unknown = req.body
    const signature = req.get('payment-signature') ?? ''
    if (!Buffer.isBuffer(body) || !checkoutContext.payments?.isSigned({ body, signature, now: checkoutContext.now }))
      return sendProblem(res, problem('not-allowed', { detail: texts.thisNoticeNotSignedByPaymentProvider }))
    const result = notice.safeParse(parsed(body))
    const payment = result.success
      ? await findPaymentByCode(checkoutContext.payload, { tenantId, code: result.data.reference })
      : null
    if (!payment) return sendProblem(res, problem('payment-not-found'))
    const state = await settlePayment(checkoutContext, { id: payment.id, provider_id: payment.provider_id })
    if (state === null) return sendProblem(res, problem('payments-unavailable'))
    res.status(204).end()
  }

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

const comeBack =
  (checkoutContextFor: CheckoutContextFor): RequestHandler =>
  async (req, res) => {
    const { checkoutContext, tenantId } = await checkoutContextFor(req)
    const code = codeOf(req)
    const status = code === '' ? null : await readStatus(checkoutContext, { tenantId, code, isBack: true })
    res.setHeader('Cache-Control', 'no-store')
    if (!status) return res.redirect(303, paymentPage)
    setHostCookie(res, paymentCookie, { value: code, maxAge: kept })
    res.redirect(303, `${paymentPage}?${new URLSearchParams({ outcome: status.outcome, code })}`)
  }

const goOn =
  (checkoutContextFor: CheckoutContextFor): RequestHandler =>
  async (req, res) => {
    const { checkoutContext, tenantId } = await checkoutContextFor(req)
    const code = codeOf(req)
    const payment = code === '' ? null : await findPaymentByCode(checkoutContext.payload, { tenantId, code })
    const page = payment?.provider_id ? await fetchCheckout(checkoutContext, payment.provider_id) : null
    res.setHeader('Cache-Control', 'no-store')
    res.redirect(303, page?.state === 'open' ? page.url : paymentReturnPath)
  }

function codeOf(req: Request): string {
  const requestedCode = new URL(req.originalUrl, 'http://site.invalid').searchParams.get('code')
  const code = requestedCode ?? readHostCookie(req, paymentCookie)
  return /^[\w-]{1,60}$/.test(code) ? code : ''
}
