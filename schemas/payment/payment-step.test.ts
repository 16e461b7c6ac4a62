import { expect, test } from 'vitest'
import { paymentStep } from './payment-step.ts'

const told = (state: 'open' | 'paid' | 'refused' | 'expired', refunded = 0) => ({ state, amount: 200_00, refunded })

test('a payment counts even after it had expired', () => {
  expect([paymentStep('started', told('paid')), paymentStep('expired', told('paid'))]).toEqual(['pay', 'pay'])
})

test('the same news twice asks for nothing the second time', () => {
  expect(paymentStep('paid', told('paid'))).toBeNull()
  expect(paymentStep('refused', told('refused'))).toBeNull()
  expect(paymentStep('refunded', told('paid', 200_00))).toBeNull()
})

test('old news after a payment changes nothing', () => {
  expect(paymentStep('paid', told('expired'))).toBeNull()
  expect(paymentStep('paid', told('refused'))).toBeNull()
  expect(paymentStep('refunding', told('paid'))).toBeNull()
})

test('a page that is still open is neither paid nor over', () => {
  expect(paymentStep('started', told('open'))).toBeNull()
})

test('money is back when all of it is', () => {
  expect(paymentStep('refunding', told('paid', 100_00))).toBeNull()
  expect(paymentStep('refunding', told('paid', 200_00))).toBe('refunded')
})

test('a refund that was refused for good is over, unless the money went back after all', () => {
  const refused = { ...told('paid'), refund_refusal: 'The card account is closed.' }
  expect(paymentStep('refunding', refused)).toBe('refuse-refund')
  expect(paymentStep('refund-refused', refused)).toBeNull()
  expect(paymentStep('refund-refused', told('paid', 200_00))).toBe('refunded')
  expect(paymentStep('refunding', { ...refused, refunded: 200_00 })).toBe('refunded')
})
