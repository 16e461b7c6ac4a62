import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousCaller } from '#platform/context/caller.ts'
import { endReservation } from '#platform/checkout/end-reservation.ts'
import { aBuyer, inHours } from './a-buyer.ts'
import { type DealerWithTill, dealersWithTill } from './checkout-fixture.ts'

let dealers: DealerWithTill
beforeAll(async () => {
  dealers = await dealersWithTill()
})
afterAll(() => dealers.stop())

const { reserve, codeOf, read, statesOf, lettersOf, aPaid } = aBuyer(() => dealers)

test('a reservation runs out, and the vehicle is for sale again; shopper and staff hear of it', async () => {
  const { code, car } = await aPaid()
  await dealers.reconcile(inHours(71))
  expect((await read(code)).reservation.state).toBe('paid')
  await dealers.reconcile(inHours(73))
  expect(await statesOf(code)).toEqual(['paid', 'expired', false])
  expect((await read(code)).vehicle?.locked_fields).not.toContain('reserved')
  expect(await lettersOf(code)).toContain('Your reservation has expired: the Kia Sportage')
  expect((await dealers.cms.findByID({ collection: 'vehicles', id: car.id })).reserved).toBe(false)
})

test('a day before a reservation runs out its shopper is reminded, once, and can answer to the location', async () => {
  const { code } = await aPaid()
  const reminders = async () => (await lettersOf(code)).filter((subject) => subject?.startsWith('We are holding '))
  await dealers.reconcile(inHours(47))
  expect(await reminders()).toEqual([])
  await Promise.all([dealers.reconcile(inHours(48.1)), dealers.reconcile(inHours(48.1))])
  await dealers.reconcile(inHours(49))
  expect(await reminders()).toHaveLength(1)
  const { docs } = await dealers.cms.find({
    collection: 'messages',
    where: { and: [{ text: { contains: code } }, { subject: { contains: 'We are holding' } }] },
  })
  expect(docs[0]?.headers).toEqual({ 'Reply-To': 'sales@alpha.example' })
})

test('what the dealer pays back on the provider’s own pages frees the vehicle as well', async () => {
  const { code, pay_url: page } = await aPaid()
  await dealers.refundThere(page)
  expect(await dealers.sendNotice(code)).toBe(204)
  expect(await statesOf(code)).toEqual(['refunded', 'refunded', false])
})

test('paid and paid back before anybody told of either, it holds the vehicle no longer', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  await dealers.refundThere(page)
  await dealers.reconcile(inHours(0.1))
  expect(await statesOf(code)).toEqual(['refunded', 'refunded', false])
  expect(await codeOf(reserve(slug))).toBe('held')
})

test('whose hold staff cancel is a lead all the same', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code } = await reserve(slug)
  const { payment } = await read(code)
  await endReservation(dealers.checkoutContext(), { paymentId: payment.id, move: 'cancel', note: '' })
  expect((await read(code)).lead).toMatchObject({ subcategory: 'Payment Not Finished' })
})

const aPayer = async () => {
  const { cms, sites, apiOf } = dealers
  const email = `${randomUUID()}@example.com`
  const { id } = await cms.create({ collection: 'shoppers', data: { tenant: sites.alpha, name: 'Alex', email } })
  const shopper = { id, name: 'Alex', last_name: '', phone: null, email, postcode: '' }
  const shop = await apiOf(sites.alpha, new Date(), { ...anonymousCaller, shopper })
  return {
    shop,
    pay: (amount: number, key: string = randomUUID()) =>
      shop.call('onlinePayment', { key, reference: 'INV-1', amount, name: 'Alex', email }),
  }
}

test('a provider that is away, or talks nonsense, is said so, and is asked again with the next try', async () => {
  const { pay } = await aPayer()
  expect(await codeOf(pay(100_66))).toBe('payments-unavailable')
  expect(await codeOf(pay(100_67))).toBe('payments-unavailable')
  expect(await codeOf(pay(100_00))).toBe('held')
})

test('anyone who fixes the amount of an invoice begins another payment, and never pays the first amount', async () => {
  const { pay } = await aPayer()
  const key = randomUUID()
  const first = await pay(2_500_00, key)
  expect((await pay(2_500_00, key)).pay_url).toBe(first.pay_url)
  expect(await codeOf(pay(250_00, key))).toBe('key-reused')
})

test('the key of one vehicle begins no payment for another', async () => {
  const [one, other] = [await dealers.aCarForSale(), await dealers.aCarForSale()]
  const key = randomUUID()
  await reserve(one.slug, { key })
  expect(await codeOf(reserve(other.slug, { key }))).toBe('key-reused')
})

test('anyone who sends the form again after a refusal of which nobody told begins again at once', async () => {
  const { slug } = await dealers.aCarForSale()
  const key = randomUUID()
  const { pay_url: page } = await reserve(slug, { key })
  await dealers.answerPage(page, { choice: 'refuse', notice: 'never' })
  expect(await codeOf(reserve(slug, { key }))).toBe('reservation-ended')
  expect(await codeOf(reserve(slug))).toBe('held')
})

test('where the payment cannot begin, the vehicle is free for the next at once, and the shopper a lead', async () => {
  const { cms, sites } = dealers
  const amountOf = (reserveAmount: number) =>
    cms.update({ collection: 'tenants', id: sites.alpha, data: { config: { reserveAmount } } })
  await amountOf(200_66)
  const { slug } = await dealers.aCarForSale()
  const key = randomUUID()
  expect(await codeOf(reserve(slug, { key }))).toBe('payments-unavailable')
  await amountOf(200_00)
  expect(await codeOf(reserve(slug))).toBe('held')
  const { docs } = await cms.find({ collection: 'leads', where: { key: { equals: key } } })
  expect(docs).toMatchObject([{ subcategory: 'Payment Not Finished' }])
})

test('an invoice whose payment nobody finished is given up after a day', async () => {
  const { cms } = dealers
  const { shop, pay } = await aPayer()
  const { code } = await pay(50_00)
  // The provider knows nothing of it any more.
  await cms.update({ collection: 'payments', where: { code: { equals: code } }, data: { provider_id: 'long-gone' } })
  await dealers.reconcile(inHours(23))
  expect((await shop.call('paymentStatus', { code })).outcome).toBe('waiting')
  await dealers.reconcile(inHours(25))
  expect((await shop.call('paymentStatus', { code })).outcome).toBe('expired')
})
