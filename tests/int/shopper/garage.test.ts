import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCar, aLead, type DealerAtWork, dealersAtWork } from '#tests/int/leads/a-dealer.ts'
import { aBrowser, aNumber, signedIn } from './a-browser.ts'

let dealers: DealerAtWork
let alpha: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  alpha = dealers.sites.alpha
})
afterAll(() => dealers.stop())

test('a vehicle is saved once, however often it is pressed (vehicles §4, Watchlist)', async () => {
  const browser = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, alpha, { price: 20_000_00 })
  const saved = await Promise.all([1, 2, 3].map(() => browser.call('saveCar', { car_id: car })))
  const { car_ids: ids } = await browser.call('watchlist', {})
  expect([saved, ids]).toEqual([saved.map(() => ({ success: true })), [car]])
})

test('the list that changes is one’s own, whatever number the body names (vehicles §7)', async () => {
  const number = aNumber()
  const theirs = await signedIn(dealers, alpha, number)
  const mine = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, alpha)
  await mine.call('saveCar', { phone_number: number, car_id: car })
  const lists = await Promise.all([theirs, mine].map((each) => each.call('watchlist', {})))
  expect(lists.map(({ car_ids: ids }) => ids)).toEqual([[], [car]])
})

test('whoever is not signed in saves nothing, whatever number the body names', async () => {
  const number = aNumber()
  await signedIn(dealers, alpha, number)
  const car = await aCar(dealers.cms, alpha)
  const asked = aBrowser(dealers, alpha).call('saveCar', { phone_number: number, car_id: car })
  await expect(asked).rejects.toThrow('not-signed-in')
})

test('whoever has no number adds one before anything is saved (vehicles §6)', async () => {
  const browser = await signedIn(dealers, alpha, `${randomUUID()}@example.com`)
  await expect(browser.call('saveCar', { car_id: await aCar(dealers.cms, alpha) })).rejects.toThrow('phone-needed')
})

test('a sold vehicle is saved only where it is saved already (vehicles §4, Watchlist)', async () => {
  const browser = await signedIn(dealers, alpha)
  const kept = await aCar(dealers.cms, alpha)
  await browser.call('saveCar', { car_id: kept })
  await dealers.cms.update({ collection: 'vehicles', id: kept, data: { status: 'sold' } })
  const sold = await aCar(dealers.cms, alpha, { status: 'sold' })
  expect(await browser.call('saveCar', { car_id: kept })).toEqual({ success: true })
  await expect(browser.call('saveCar', { car_id: sold })).rejects.toThrow('vehicle-sold')
})

test('another dealer’s vehicle cannot be saved', async () => {
  const browser = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, dealers.sites.beta)
  await expect(browser.call('saveCar', { car_id: car })).rejects.toThrow('vehicle-not-found')
})

test('a shopper sees what was sent with the proven number, however it was typed, and nobody else’s', async () => {
  const browser = await signedIn(dealers, alpha, '+61412345678')
  const api = await dealers.apiOf(alpha)
  const mine = await api.call('leads', aLead({ values: { phone: '0412 345 678', email: 'x@example.com' } }))
  await api.call('leads', aLead({ values: { phone: '0412 345 679', email: 'x@example.com' } }))
  const elsewhere = await dealers.apiOf(dealers.sites.beta)
  await elsewhere.call('leads', aLead({ values: { phone: '0412 345 678' } }))
  expect((await browser.call('garage', {})).enquiries.map(({ id }) => id)).toEqual([mine.lead_id])
})

test('a search is kept once an address, and only its owner changes it', async () => {
  const [browser, other] = [await signedIn(dealers, alpha), await signedIn(dealers, alpha)]
  const path = '/search/used-cars?make=Kia'
  const { id } = await browser.call('saveSearch', { name: 'Kia', path })
  await browser.call('saveSearch', { name: 'Used Kia', path })
  expect(await other.call('removeSearch', { id })).toEqual({ success: false })
  expect((await browser.call('garage', {})).searches).toEqual([{ id, name: 'Used Kia', path, alerts: true }])
})

test('an account that is deleted takes what was saved along, and leaves what the dealer was sent', async () => {
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, number)
  const car = await aCar(dealers.cms, alpha)
  await browser.call('saveCar', { car_id: car })
  await browser.call('saveSearch', { name: 'All', path: '/search/used-cars' })
  await (await dealers.apiOf(alpha)).call('leads', aLead({ values: { phone: number } }))
  await browser.call('closeAccount', {})
  expect(browser.token).toBe('')
  const { rows } = await dealers.pool.query(
    `select (select count(*)::int from shoppers where phone = $1) as shoppers, (select count(*)::int from watchlist_entries where vehicle_id = $2) as saved,
       (select count(*)::int from leads where phone = $1) as leads`,
    [number, car],
  )
  expect(rows).toEqual([{ shoppers: 0, saved: 0, leads: 1 }])
})
