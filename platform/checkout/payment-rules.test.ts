import { expect, test } from 'vitest'
import { paymentStates } from '#schemas/payment/payment-state.ts'
import type { Checkout } from '../integrations/payments.ts'
import { appendLog, canRefund, isOpen, isSameInvoice, nextStep, refundStep } from './payment-rules.ts'
import type { Payment } from './payments-store.ts'

const now = new Date('2026-11-23T01:02:03.000Z')

const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 7,
  tenant: 1,
  reservation: null,
  purpose: 'online-payment',
  state: 'started',
  amount: 200_00,
  reference: 'INV-9',
  name: 'Al',
  email: 'al@example.com',
  provider_id: 'page-1',
  refund_refusal: null,
  log: [],
  code: 'code-7',
  ...changes,
})

const aCheckout = (changes: Partial<Checkout> = {}): Checkout => ({
  id: 'page-1',
  reference: 'code-7',
  url: 'https://pay.example/1',
  state: 'paid',
  amount: 200_00,
  refunded: 0,
  ...changes,
})

test('a payment page that was paid in full pays the payment', () => {
  expect(nextStep(aPayment(), aCheckout())).toBe('pay')
})

test.each([
  ['of another payment', aCheckout({ reference: 'code-8' })],
  ['one cent short', aCheckout({ amount: 199_99 })],
  ['one cent over', aCheckout({ amount: 200_01 })],
])('what the provider says %s changes nothing', (_, told) => {
  expect(nextStep(aPayment(), told)).toBeNull()
})

test('a payment that expired here and was paid over there is paid', () => {
  expect(nextStep(aPayment({ state: 'expired' }), aCheckout())).toBe('pay')
})

test('a payment counts as refunded when all of it is back, not a cent before', () => {
  const paid = aPayment({ state: 'refunding' })
  expect(nextStep(paid, aCheckout({ refunded: 199_99 }))).toBeNull()
  expect(nextStep(paid, aCheckout({ refunded: 200_00 }))).toBe('refunded')
})

test('only a paid payment, or one with a declined refund, can be refunded', () => {
  expect(paymentStates.filter(canRefund)).toEqual(['paid', 'refund-refused'])
})

test('the provider is asked again about a payment that has started or expired', () => {
  expect(paymentStates.filter(isOpen)).toEqual(['started', 'expired'])
})

test('a refund without an answer waits for the next turn', () => {
  expect(refundStep(null)).toEqual({ step: 'wait' })
  expect(refundStep(undefined)).toEqual({ step: 'wait' })
})

test('a refund that the provider made is applied as it says', () => {
  const checkout = aCheckout({ refunded: 200_00 })
  expect(refundStep({ answer: checkout })).toEqual({ step: 'apply', checkout })
})

test('a refusal for now waits; a refusal for good is checked, with its reason', () => {
  expect(refundStep({ refusal: { isFinal: false, reason: 'Busy.' } })).toEqual({ step: 'wait' })
  expect(refundStep({ refusal: { isFinal: true, reason: 'Card closed.' } })).toEqual({
    step: 'check',
    reason: 'Card closed.',
  })
})

const invoice = { key: 'k', reference: 'INV-9', amount: 200_00, name: 'Al', email: 'al@example.com' }

test('the same invoice sent again under its key is the same payment', () => {
  expect(isSameInvoice(aPayment(), invoice)).toBe(true)
})

test.each([{ amount: 200_01 }, { reference: 'INV-10' }, { name: 'Bo' }, { email: 'bo@example.com' }])(
  'an invoice sent again with %o is another payment',
  (change) => {
    expect(isSameInvoice(aPayment(), { ...invoice, ...change })).toBe(false)
  },
)

test('the log of a payment appends time and event', () => {
  expect(appendLog({ log: ['before'] }, { now, what: 'paid' })).toEqual([
    'before',
    { at: '2026-11-23T01:02:03.000Z', what: 'paid' },
  ])
})

test('the log of a payment keeps its newest 50 entries', () => {
  const log = appendLog({ log: Array.from({ length: 50 }, (_, entry) => entry) }, { now, what: 'paid' })
  expect([log.length, log[0], log.at(-1)]).toEqual([50, 1, { at: now.toISOString(), what: 'paid' }])
})
