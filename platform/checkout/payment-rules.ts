import type { OnlinePayment } from '#schemas/payment/online-payment.ts'
import { type PaymentStep, paymentStep } from '#schemas/payment/payment-step.ts'
import type { PaymentState } from '#schemas/payment/payment-state.ts'
import type { Checkout, Payments } from '../integrations/payments.ts'
import type { Payment } from './payments-store.ts'

const mostLogEntries = 50

/** Appends an entry with time and event to a payment's log. No personal data. */
export const appendLog = ({ log }: Pick<Payment, 'log'>, { now, what }: { now: Date; what: string }): unknown[] =>
  [...log, { at: now.toISOString(), what }].slice(-mostLogEntries)

/** The transition that follows from the provider's answer; null for none, and if it is about another payment or amount. */
export const nextStep = (
  { code, amount, state }: Pick<Payment, 'code' | 'amount' | 'state'>,
  checkout: Checkout,
): PaymentStep | null =>
  checkout.reference === code && checkout.amount === amount ? paymentStep(state, checkout) : null

/** Whether the provider may have a newer state of the payment. */
export const isOpen = (state: PaymentState): boolean => state === 'started' || state === 'expired'

/** Whether a refund can be requested. */
export const canRefund = (state: PaymentState): boolean => state === 'paid' || state === 'refund-refused'

type RefundOutcome = Awaited<ReturnType<Payments['refund']>>

/**
 * The step after the provider's answer to a refund: `apply` the payment's state, `check` the payment because the refund was declined, or
 * `wait` for the scheduled retry.
 */
export function refundStep(
  outcome: RefundOutcome | undefined,
): { step: 'apply'; checkout: Checkout } | { step: 'check'; reason: string } | { step: 'wait' } {
  if (!outcome) return { step: 'wait' }
  if ('answer' in outcome) return { step: 'apply', checkout: outcome.answer }
  return outcome.refusal.isFinal ? { step: 'check', reason: outcome.refusal.reason } : { step: 'wait' }
}

/** A payer who returns and corrects the amount gets a new payment. */
export const isSameInvoice = (payment: Payment, { reference, amount, name, email }: OnlinePayment): boolean =>
  payment.reference === reference && payment.amount === amount && payment.name === name && payment.email === email
