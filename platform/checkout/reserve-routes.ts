import { Router } from 'express'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { trapName } from '#schemas/lead/trap-name.ts'
import { describePage } from '#schemas/lead/describe-page.ts'
import { typedAmount } from '#schemas/payment/online-payment.ts'
import { paymentReturnPath, payPostPath, reservePostPath } from '#schemas/payment/payment-paths.ts'
import { problem } from '#schemas/problem.ts'
import type { PaymentBegun } from '#schemas/reservation/reservation-input.ts'
import { reservationPurposes } from '#schemas/reservation/reservation-purpose.ts'
import { formWithAnswerPage, type FormSubmission, type PostParts } from '../pages/form-with-answer-page.ts'

/**
 * Payment forms of browsers without script. A form may not redirect to another origin (`form-action`), so the payment status page links to
 * it.
 */
export function reserveRoutes(parts: PostParts): Router {
  const router = Router({ caseSensitive: true })
  router.post(
    reservePostPath,
    formWithAnswerPage(parts, {
      form: 'reserve',
      act: (api, posted) => begun(posted, (key) => api.call('reservations', { ...reservationOf(posted), key })),
    }),
  )
  router.post(
    payPostPath,
    formWithAnswerPage(parts, {
      form: 'pay',
      act: (api, posted) => begun(posted, (key) => api.call('onlinePayment', { ...invoiceOf(posted), key })),
    }),
  )
  return router
}

/** Maximum number of new attempts with the same answers on one day. */
const mostAttempts = 5

/** The open payment of the same answers; after it ended, a new one. */
async function begun(
  { keyOf }: FormSubmission,
  ask: (key: string) => Promise<PaymentBegun>,
): Promise<{ next: string }> {
  const tried = async (attempt: number): Promise<PaymentBegun> => {
    try {
      return await ask(keyOf(attempt))
    } catch (error) {
      const isOver = error instanceof ApiFailure && ['reservation-ended', 'key-reused'].includes(error.problem.code)
      if (!isOver || attempt + 1 >= mostAttempts) throw error
      return tried(attempt + 1)
    }
  }
  const { code } = await tried(0)
  return { next: `${paymentReturnPath}?${new URLSearchParams({ code })}` }
}

const reservationOf = ({ typed, url, userAgent }: FormSubmission) => ({
  ...whoIn(typed),
  slug: typed['slug'] ?? '',
  purpose: reservationPurposes.find((purpose) => purpose === typed['purpose']),
  last_name: typed['last_name'] ?? '',
  phone: typed['phone'] ?? '',
  postcode: typed['postcode'] ?? '',
  message: typed['message'],
  [trapName]: typed[trapName],
  opt_in: 'opt_in' in typed,
  terms: 'terms' in typed,
  url,
  user_agent: userAgent,
  lead_attributes: describePage(new URL(url)),
})

function invoiceOf({ typed }: FormSubmission) {
  const amount = typedAmount.safeParse(typed['amount'] ?? '')
  if (!amount.success) {
    const message = amount.error.issues[0]?.message ?? ''
    throw new ApiFailure(problem('input-invalid', { fields: [{ path: 'amount', message }] }))
  }
  return { ...whoIn(typed), reference: typed['reference'] ?? '', amount: amount.data }
}

const whoIn = (typed: FormSubmission['typed']) => ({ name: typed['name'] ?? '', email: typed['email'] ?? '' })
