import { type Request, type RequestHandler, type Response, Router, urlencoded } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { amountOfText } from '#schemas/payment/amount-of-text.ts'
import { onlinePayment } from '#schemas/payment/online-payment.ts'
import { paymentReturnPath, payPostPath, reservePostPath } from '#schemas/payment/payment-paths.ts'
import { problem, type Problem } from '#schemas/problem.ts'
import { type PaymentBegun, reservationInput } from '#schemas/reservation/reservation-input.ts'
import { isFromOwnPage } from './is-from-own-page.ts'
import { keyOfAnswers } from './key-of-answers.ts'
import { plainPage } from './plain-page.ts'

interface ReserveParts {
  apiFor: (request: Request) => Promise<Api>
  now: () => Date
}

/**
 * The forms that lead to a payment, of browsers without script. A form may not lead straight to another site (`form-action`): the page that says how
 * the payment stands has the way on.
 */
export function reserveRoutes(parts: ReserveParts): Router {
  const router = Router({ caseSensitive: true })
  const body = urlencoded({ extended: false, limit: '64kb' })
  router.post(reservePostPath, body, begin(parts, reserve))
  router.post(payPostPath, body, begin(parts, pay))
  return router
}

interface Posted {
  body: Record<string, unknown>
  key: string
  referer: string
  userAgent: string
}

type Begin = (api: Api, posted: Posted) => Promise<PaymentBegun | Problem>

const begin =
  ({ apiFor, now }: ReserveParts, ask: Begin): RequestHandler =>
  async (req, res) => {
    if (!isFromOwnPage(req)) return refuse(res, problem('not-allowed'))
    const given: unknown = req.body
    const body = typeof given === 'object' && given !== null ? { ...given } : {}
    try {
      const begun = await ask(await apiFor(req), {
        body,
        key: keyOfAnswers(body, now()),
        referer: req.headers.referer?.slice(0, 2_000) ?? '',
        userAgent: req.headers['user-agent']?.slice(0, 500) ?? '',
      })
      if ('kind' in begun) return refuse(res, begun)
      res.setHeader('Cache-Control', 'no-store')
      res.redirect(303, `${paymentReturnPath}?code=${encodeURIComponent(begun.code)}`)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      refuse(res, error.problem)
    }
  }

const reserve: Begin = async (api, { body, key, referer, userAgent }) => {
  const boxes = { opt_in: body['opt_in'] !== undefined, terms: body['terms'] !== undefined }
  const input = reservationInput.safeParse({ ...body, ...boxes, key, url: referer, user_agent: userAgent })
  return input.success ? api.call('reservations', input.data) : wrong(input.error.issues)
}

const pay: Begin = async (api, { body, key }) => {
  const amount = amountOfText(body['amount'])
  const input = onlinePayment.safeParse({ ...body, amount, key })
  return input.success ? api.call('onlinePayment', input.data) : wrong(input.error.issues)
}

const wrong = (issues: readonly { message: string }[]): Problem =>
  problem('input-invalid', {
    detail: `Please go back and fix the following: ${issues.map(({ message }) => message).join(' ')}`,
  })

const refuse = (res: Response, failure: Problem): void => {
  const said = failure.fields?.map(({ message }) => message).join(' ')
  const page = plainPage(said ? { ...failure, detail: `Please go back and fix the following: ${said}` } : failure)
  res.status(failure.status).set('Cache-Control', 'no-store').type('html').send(page)
}
