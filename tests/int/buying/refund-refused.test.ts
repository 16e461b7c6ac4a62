import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordManualRefund } from '#platform/checkout/record-manual-refund.ts'
import { refundPayment } from '#platform/checkout/refund-payment.ts'
import { endReservation } from '#platform/checkout/end-reservation.ts'
import { aBuyer, inHours } from './a-buyer.ts'
import { type DealerWithTill, dealersWithTill } from './checkout-fixture.ts'

let dealers: DealerWithTill
beforeAll(async () => {
  dealers = await dealersWithTill()
})
afterAll(() => dealers.stop())

const { read, lettersOf, aPaid } = aBuyer(() => dealers)

/** A reservation of so many cents whose money was asked back. */
async function aRefund(cents: number) {
  const config = { email: 'sales@alpha.example', reserveAmount: cents }
  await dealers.cms.update({ collection: 'tenants', id: dealers.sites.alpha, data: { config } })
  const { code } = await aPaid()
  const { payment } = await read(code)
  await endReservation(dealers.checkoutContext(), { paymentId: payment.id, move: 'cancel', note: 'Asked by phone.' })
  return { code, id: payment.id, state: await refundPayment(dealers.checkoutContext(), payment.id) }
}
const asked = (log: unknown) => JSON.stringify(log).split('refund requested').length - 1

test('a refund that the provider refuses for good ends so, with the reason, and is not asked for again', async () => {
  const { code, state } = await aRefund(200_65)
  expect(state).toBe('refund-refused')
  const { payment, reservation } = await read(code)
  expect(payment).toMatchObject({ state: 'refund-refused', refund_refusal: 'The card account is closed.' })
  expect(reservation).toMatchObject({ state: 'refund-due' })
  expect(reservation.notes).toContain('The card account is closed.')
  await dealers.reconcile(inHours(1))
  await dealers.reconcile(inHours(48))
  const after = await read(code)
  expect(after.payment.state).toBe('refund-refused')
  expect(asked(after.payment.log)).toBe(1)
})

test('staff are told once that a refund was refused, the payer is not told that the money is back', async () => {
  const { code } = await aRefund(200_65)
  expect(await lettersOf(code)).not.toContain('$200.65 has been refunded')
  const where = { subject: { contains: 'Refund refused' }, text: { contains: code } }
  const { docs } = await dealers.cms.find({ collection: 'messages', where, depth: 0 })
  expect(docs).toHaveLength(1)
})

test('a refund that the provider cannot take now stays under way, and is asked for again', async () => {
  const { code, state } = await aRefund(200_64)
  expect(state).toBe('refunding')
  await dealers.reconcile(inHours(1))
  expect((await read(code)).payment.state).toBe('refunded')
})

test('staff can ask for a refused refund again', async () => {
  const { code, id } = await aRefund(200_65)
  expect(await refundPayment(dealers.checkoutContext(), id)).toBe('refund-refused')
  const { payment } = await read(code)
  expect(asked(payment.log)).toBe(2)
  expect(payment.refund_refusal).toBe('The card account is closed.')
})

test('what staff refunded in another way is settled, and the payer hears of it', async () => {
  const { code, id } = await aRefund(200_65)
  expect(await recordManualRefund(dealers.checkoutContext(), id)).toBe('refunded')
  expect(await recordManualRefund(dealers.checkoutContext(), id)).toBeNull()
  const { payment, reservation } = await read(code)
  expect([payment.state, reservation.state]).toEqual(['refunded', 'refunded'])
  expect(await lettersOf(code)).toContain('$200.65 has been refunded')
})
