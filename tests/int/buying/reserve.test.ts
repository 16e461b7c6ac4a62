import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousCaller } from '#platform/context/caller.ts'
import { refundPayment } from '#platform/checkout/refund-payment.ts'
import { endReservation } from '#platform/checkout/end-reservation.ts'
import { importStock } from '#platform/stock/import-stock.ts'
import { placeTimeWords } from '#schemas/location/time-words.ts'
import { until } from '#tests/support/forecourt.ts'
import { aLocation } from '../leads/a-dealer.ts'
import { aBuyer, inHours } from './a-buyer.ts'
import { type DealerWithTill, dealersWithTill } from './checkout-fixture.ts'

let dealers: DealerWithTill
beforeAll(async () => {
  dealers = await dealersWithTill()
})
afterAll(() => dealers.stop())

const { api, reserve, codeOf, outcomeOf, read, statesOf, lettersOf, aPaid } = aBuyer(() => dealers)

test('a reservation that is paid keeps the vehicle, makes a lead and writes to shopper and staff (locations §2, Checkout route)', async () => {
  const { code, car } = await aPaid()
  expect(await statesOf(code)).toEqual(['paid', 'paid', true])
  const { lead, payment, reservation, vehicle } = await read(code)
  expect(payment.amount).toBe(200_00)
  expect(vehicle?.locked_fields).toContain('reserved')
  expect(lead).toMatchObject({ category: 'Reservation', subcategory: 'Deposit Paid', email: 'alex@example.com' })
  expect(Date.parse(reservation.expires_at ?? '')).toBeGreaterThan(inHours(71).getTime())
  expect(await lettersOf(code)).toEqual(['the Kia Sportage is reserved for you'])
  const { docs } = await dealers.cms.find({ collection: 'messages', where: { to: { equals: 'sales@alpha.example' } } })
  expect(docs.map(({ subject }) => subject)).toContain('Reserved: the Kia Sportage')
  expect(await codeOf(reserve(car.slug))).toBe('vehicle-not-reservable')
})

test('a reservation in Perth ends on the clock of Perth, on its page and in both letters', async () => {
  const location = await aLocation(dealers.cms, dealers.sites.alpha, { address: { state: 'WA', postcode: '6000' } })
  const { code } = await aPaid({ location })
  const { time_zone: zone } = await (await api()).call('paymentStatus', { code })
  expect(zone).toBe('Australia/Perth')
  const { reservation } = await read(code)
  const words = placeTimeWords(reservation.expires_at ?? '', { location: zone, site: 'Australia/Brisbane' })
  expect(words).toContain('(Perth time)')
  const { docs } = await dealers.cms.find({ collection: 'messages', where: { text: { contains: words } }, depth: 0 })
  expect(docs.map(({ to }) => to).toSorted()).toEqual(['alex@example.com', 'sales@alpha.example'])
})

test('a dealership that takes no reservations refuses those of its own vehicles (locations §6, Switches by dealership)', async () => {
  const { cms, sites } = dealers
  const dealership = await cms.create({
    collection: 'dealerships',
    data: { tenant: sites.alpha, name: 'Noosa', slug: 'noosa', flags: { reserve: false } },
  })
  const { slug } = await dealers.aCarForSale({ dealership: dealership.id })
  expect((await (await api()).call('reservationOffer', { slug })).offer).toBe('gone')
  expect(await codeOf(reserve(slug))).toBe('vehicle-not-reservable')
  expect(await codeOf(reserve((await dealers.aCarForSale()).slug))).toBe('held')
})

test('of ten shoppers who reserve one vehicle at the same moment, one gets it and the others hear why', async () => {
  const { slug } = await dealers.aCarForSale()
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => codeOf(reserve(slug))))
  expect(outcomes.toSorted()).toEqual(['held', ...Array.from({ length: 9 }, () => 'vehicle-held')])
  expect((await (await api()).call('reservationOffer', { slug })).offer).toBe('held')
})

test('the same form sent three times at once is one reservation and one page to pay on', async () => {
  const { slug } = await dealers.aCarForSale()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => reserve(slug, { key })))
  expect(new Set(answers.map(({ code, pay_url }) => `${code} ${pay_url}`)).size).toBe(1)
})

test('one key for three vehicles at once holds one of them; what asks for the others under it is refused', async () => {
  const cars = await Promise.all([1, 2, 3].map(() => dealers.aCarForSale()))
  const key = randomUUID()
  const asked = cars.flatMap(({ slug }) => [slug, slug, slug])
  const outcomes = await Promise.all(
    asked.map(async (slug) => [slug, await codeOf(reserve(slug, { key: key.toUpperCase() }))] as const),
  )
  const held = new Set(outcomes.flatMap(([slug, code]) => (code === 'held' ? [slug] : [])))
  expect(held.size).toBe(1)
  for (const [slug, code] of outcomes) expect([slug, code]).toEqual([slug, held.has(slug) ? 'held' : 'key-reused'])
  const [kept = ''] = held
  expect(await codeOf(reserve(kept, { key: key.toLowerCase() }))).toBe('held')
  expect((await (await api()).call('reservationOffer', { slug: kept, key })).offer).toBe('yours')
})

test('a notice that comes three times is one payment, one lead and one letter', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  const { payment } = await read(code)
  const notices = await Promise.all([1, 2, 3].map(() => dealers.sendNotice(payment.code)))
  expect(notices).toEqual([204, 204, 204])
  expect(await statesOf(code)).toEqual(['paid', 'paid', true])
  expect(await lettersOf(code)).toHaveLength(1)
})

test('a notice of somebody else is refused, and even a signed one that claims what is not so pays for nothing', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code } = await reserve(slug)
  expect(await dealers.sendNotice(code, 'a-key-of-somebody')).toBe(403)
  expect(await dealers.sendNotice('no-such-payment')).toBe(404)
  expect(await dealers.sendNotice(code)).toBe(204)
  expect(await statesOf(code)).toEqual(['started', 'held', false])
})

test('a card that is refused frees the vehicle at once, and the shopper is still a lead', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.answerPage(page, { choice: 'refuse', notice: 'never' })
  expect(await outcomeOf(code)).toBe('refused')
  expect(await statesOf(code)).toEqual(['refused', 'cancelled', false])
  expect((await read(code)).lead).toMatchObject({ subcategory: 'Payment Not Finished' })
  expect(await codeOf(reserve(slug))).toBe('held')
})

test('anyone who walks away keeps it no longer than the time to pay; the same form is over then', async () => {
  const { slug } = await dealers.aCarForSale()
  const key = randomUUID()
  const { code } = await reserve(slug, { key })
  await dealers.reconcile(inHours(0.3))
  expect((await read(code)).reservation.state).toBe('held')
  await dealers.reconcile(inHours(0.4))
  expect(await statesOf(code)).toEqual(['expired', 'expired', false])
  expect(await codeOf(reserve(slug, { key }))).toBe('reservation-ended')
})

test('the next shopper need not wait for the clock once the time to pay has expired', async () => {
  const { slug } = await dealers.aCarForSale()
  const first = await reserve(slug)
  const later = inHours(0.4)
  expect(await codeOf(reserve(slug, {}, later))).toBe('held')
  expect((await read(first.code)).reservation.state).toBe('expired')
})

test('a payment that comes after the time takes the vehicle while it is free', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.reconcile(inHours(0.4))
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  await dealers.reconcile(inHours(0.5))
  expect(await statesOf(code)).toEqual(['paid', 'paid', true])
  expect((await read(code)).lead).toMatchObject({ subcategory: 'Deposit Paid' })
})

test('where somebody else has it by then, the money goes back by itself', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.reconcile(inHours(0.4))
  const second = await reserve(slug)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  expect(await dealers.sendNotice(code)).toBe(204)
  expect(await statesOf(code)).toEqual(['refunded', 'refunded', false])
  expect(new Set(await lettersOf(code))).toEqual(
    new Set(['$200 has been refunded', 'Your payment of $200 is being refunded']),
  )
  expect((await read(second.code)).reservation.state).toBe('held')
})

test('a payment of which nobody ever told is found by the clock', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug)
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  await dealers.reconcile(inHours(0.1))
  expect(await statesOf(code)).toEqual(['paid', 'paid', true])
})

test('staff cancel: the vehicle is free, and the money goes back once however often it is asked for', async () => {
  const { code } = await aPaid()
  const { payment } = await read(code)
  const checkoutContext = dealers.checkoutContext()
  const ending = { paymentId: payment.id, move: 'cancel', note: 'Changed their mind' } as const
  expect(await endReservation(checkoutContext, ending)).toBe('refund-due')
  expect(await endReservation(checkoutContext, ending)).toBeNull()
  expect(
    await Promise.all([refundPayment(checkoutContext, payment.id), refundPayment(checkoutContext, payment.id)]),
  ).toContain('refunded')
  expect(await statesOf(code)).toEqual(['refunded', 'refunded', false])
  expect((await lettersOf(code)).filter((subject) => subject === '$200 has been refunded')).toHaveLength(1)
})

test('staff complete: the vehicle is sold, and no feed says otherwise', async () => {
  const { code } = await aPaid()
  const { payment } = await read(code)
  await endReservation(dealers.checkoutContext(), { paymentId: payment.id, move: 'complete', note: '' })
  const { reservation, vehicle } = await read(code)
  expect([reservation.state, vehicle?.status, vehicle?.reserved]).toEqual(['completed', 'sold', false])
  expect(vehicle?.locked_fields).toEqual(['status'])
})

test('a feed changes what a reserved vehicle costs, and not that it is reserved; after that it decides again (vehicles §4)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-reserved-'))
  const importAt = async (price: number) => {
    const file = join(folder, `feed-${price}.csv`)
    await writeFile(
      file,
      `stocknum,make,model,car_type,price,reserved,show_on_dealer_website\nR-1,Kia,Rio,used,${price},false,true\n`,
    )
    const tenant = { id: dealers.sites.alpha, slug: 'alpha' }
    const now = () => new Date()
    const parts = { pool: dealers.pool, tenant, file, format: 'forecourt', dataDir: folder, now } as const
    await importStock({ ...parts, whenMissing: 'withdrawn' })
    const { docs } = await dealers.cms.find({
      collection: 'vehicles',
      depth: 0,
      where: { and: [{ stocknum: { equals: 'R-1' } }, { tenant: { equals: dealers.sites.alpha } }] },
    })
    return { slug: docs[0]?.slug ?? '', price: docs[0]?.price, reserved: docs[0]?.reserved }
  }
  const { slug } = await importAt(9990)
  const { code, pay_url: url } = await reserve(slug)
  await dealers.answerPage(url, { choice: 'pay', notice: 'never' })
  await outcomeOf(code)
  expect(await importAt(8990)).toEqual({ slug, price: 8990_00, reserved: true })
  const { payment } = await read(code)
  await endReservation(dealers.checkoutContext(), { paymentId: payment.id, move: 'cancel', note: '' })
  expect(await importAt(7990)).toEqual({ slug, price: 7990_00, reserved: false })
  await rm(folder, { recursive: true })
})

test.each([{ status: 'sold' as const }, { reserved: true }, { price: null }])(
  'a car with %j cannot be reserved, no matter who asks (vehicles §4, Reserve availability)',
  async (changes) => {
    const { slug } = await dealers.aCarForSale(changes)
    expect(await codeOf(reserve(slug))).toBe('vehicle-not-reservable')
  },
)

test('another site’s shopper learns nothing of a payment by its code', async () => {
  const { code } = await aPaid()
  const beta = await dealers.apiOf(dealers.sites.beta, new Date())
  expect(await codeOf(beta.call('paymentStatus', { code }))).toBe('payment-not-found')
})

test('a shopper whose browser filled in the hidden field reserves, and the lead says so', async () => {
  const { slug } = await dealers.aCarForSale()
  const { code, pay_url: page } = await reserve(slug, { leave_empty: 'https://example.com' })
  expect(await codeOf(reserve(slug))).toBe('vehicle-held')
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  expect(await outcomeOf(code)).toBe('paid')
  expect((await read(code)).lead).toMatchObject({
    status: 'new',
    lead_attributes: { 'Possible spam': expect.stringContaining('the hidden field was filled in') },
  })
})

test('an invoice is paid by anyone who is signed in, who gets a receipt (locations §6, Always gated)', async () => {
  const { cms, sites, apiOf } = dealers
  const { id } = await cms.create({
    collection: 'shoppers',
    data: { tenant: sites.alpha, name: 'Alex', email: 'alex@example.com' },
  })
  const shopper = { id, name: 'Alex', last_name: '', phone: null, email: 'alex@example.com', postcode: '' }
  const invoice = {
    key: randomUUID(),
    reference: 'INV-4711',
    amount: 1_250_50,
    name: 'Alex',
    email: 'alex@example.com',
  }
  expect(await codeOf((await api()).call('onlinePayment', invoice))).toBe('not-signed-in')
  const shop = await apiOf(sites.alpha, new Date(), { ...anonymousCaller, shopper })
  const { code, pay_url: page } = await shop.call('onlinePayment', invoice)
  expect(await outcomeOf(code)).toBe('waiting')
  await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
  await until(
    () => outcomeOf(code),
    (outcome) => outcome === 'paid',
  )
  expect(await lettersOf(code)).toEqual(['Receipt: INV-4711, $1,250.50'])
})
