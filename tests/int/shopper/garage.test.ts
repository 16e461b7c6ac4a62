import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCar, aLead, type DealerAtWork, dealersAtWork } from '#tests/int/leads/a-dealer.ts'
import { aBrowser, aNumber, codeFor, signedIn } from './a-browser.ts'
import { endAlert } from '#platform/alerts/store.ts'
import { sendNewVehicleAlerts } from '#platform/alerts/send-new-vehicle-alerts.ts'
import { sendPriceDropAlerts } from '#platform/alerts/send-price-drop-alerts.ts'
import { readUnsubscribe } from '#platform/alerts/unsubscribe-link.ts'
import { createContent } from '#platform/content/create-content.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { refreshTenant } from '#platform/search/refresh-vehicles.ts'
import { prepareSearch } from '#platform/search/reindex.ts'
import { mostSaved } from '#schemas/shopper/garage.ts'
import { adminUrl } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'

let dealers: DealerAtWork
let alpha: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  alpha = dealers.sites.alpha
  await prepareSearch(indexing())
})
afterAll(() => dealers.stop())

test('a vehicle is saved once, however often it is pressed (vehicles §4, Watchlist; §7, Watchlist calls)', async () => {
  const browser = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, alpha, { price: 20_000_00 })
  const saved = await Promise.all([1, 2, 3].map(() => browser.call('saveCar', { car_id: car })))
  const { car_ids: ids } = await browser.call('watchlist', {})
  expect([saved, ids]).toEqual([saved.map(() => ({ success: true })), [car]])
})

test('the list that changes is one’s own, whatever number the body names (vehicles §7, Watchlist calls)', async () => {
  const number = aNumber()
  const theirs = await signedIn(dealers, alpha, number)
  const mine = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, alpha)
  await mine.call('saveCar', { phone_number: number, car_id: car })
  const lists = await Promise.all([theirs, mine].map((each) => each.call('watchlist', {})))
  expect(lists.map(({ car_ids: ids }) => ids)).toEqual([[], [car]])
})

test('anyone who is not signed in saves nothing, whatever number the body names', async () => {
  const number = aNumber()
  await signedIn(dealers, alpha, number)
  const car = await aCar(dealers.cms, alpha)
  const asked = aBrowser(dealers, alpha).call('saveCar', { phone_number: number, car_id: car })
  await expect(asked).rejects.toThrow('not-signed-in')
})

test('anyone who has no number adds one before anything is saved (vehicles §6, Watchlist sign-in)', async () => {
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
  const browser = await signedIn(dealers, alpha, '+61412987650')
  const api = await dealers.apiOf(alpha)
  const mine = await api.call('leads', aLead({ values: { phone: '0412 987 650', email: 'x@example.com' } }))
  await api.call('leads', aLead({ values: { phone: '0412 987 651', email: 'x@example.com' } }))
  const elsewhere = await dealers.apiOf(dealers.sites.beta)
  await elsewhere.call('leads', aLead({ values: { phone: '0412 987 650' } }))
  expect((await browser.call('garage', {})).enquiries.map(({ id }) => id)).toEqual([mine.lead_id])
})

test('a shopper’s own enquiry that is held as spam looks sent', async () => {
  const number = aNumber()
  const values = {
    phone: number,
    email: `${randomUUID()}@example.com`,
    message: '<a href="https://my.page">My car</a>',
  }
  const { lead_id: id } = await (await dealers.apiOf(alpha)).call('leads', aLead({ leave_empty: 'filled in', values }))
  expect(await dealers.cms.findByID({ collection: 'leads', id, depth: 0 })).toMatchObject({ status: 'spam' })
  const browser = await signedIn(dealers, alpha, number)
  expect((await browser.call('garage', {})).enquiries).toMatchObject([{ id, state: 'Sent' }])
})

test('a search is kept once an address, and only its owner changes it', async () => {
  const [browser, other] = [await signedIn(dealers, alpha), await signedIn(dealers, alpha)]
  const path = '/search/used-cars?refinementList[make][0]=Kia'
  const { id } = await browser.call('saveSearch', { name: 'Kia', path })
  await browser.call('saveSearch', { name: 'Used Kia', path })
  expect(await other.call('removeSearch', { id })).toEqual({ success: false })
  expect((await browser.call('garage', {})).searches).toEqual([{ id, name: 'Used Kia', path, alerts: true }])
})

test('a search whose button was pressed twice is kept once', async () => {
  const browser = await signedIn(dealers, alpha)
  const pressed = { name: 'Kia', path: '/search/kia' }
  const kept = await Promise.all([1, 2, 3].map(() => browser.call('saveSearch', pressed)))
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
})

test('a list that is full takes nothing more, but what is on it', async () => {
  const browser = await signedIn(dealers, alpha)
  const car = await aCar(dealers.cms, alpha)
  const { shopper } = await browser.call('session', {})
  await browser.call('saveCar', { car_id: car })
  await browser.call('saveSearch', { name: 'Kia', path: '/search/kia' })
  const rest = [alpha, shopper?.id, mostSaved.vehicles - 1, mostSaved.searches - 1]
  await dealers.pool.query(
    `with watched as (insert into watchlist_entries (tenant_id, shopper_id, pair) select $1, $2, 'filled:' || n from generate_series(1, $3) n)
     insert into saved_searches (tenant_id, shopper_id, name, path) select $1, $2, 'All', '/search/' || n from generate_series(1, $4) n`,
    rest,
  )
  const more = await aCar(dealers.cms, alpha)
  await expect(browser.call('saveCar', { car_id: more })).rejects.toThrow('list-full')
  await expect(browser.call('saveSearch', { name: 'Rio', path: '/search/kia/rio' })).rejects.toThrow('list-full')
  expect(await browser.call('saveCar', { car_id: car })).toEqual({ success: true })
  expect(await browser.call('saveSearch', { name: 'Kias', path: '/search/kia' })).toMatchObject({ name: 'Kias' })
})

test('an account that is deleted takes what was saved along, and its owner out of what the dealer was sent', async () => {
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, number)
  const car = await aCar(dealers.cms, alpha)
  await browser.call('saveCar', { car_id: car })
  await browser.call('saveSearch', { name: 'All', path: '/search/used-cars' })
  const lead = await (await dealers.apiOf(alpha)).call('leads', aLead({ values: { phone: number } }))
  await browser.call('closeAccount', {})
  expect(browser.token).toBe('')
  const { rows } = await dealers.pool.query(
    `select (select count(*)::int from shoppers where phone = $1) as shoppers, (select count(*)::int from watchlist_entries where vehicle_id = $2) as saved,
       (select jsonb_build_array(title, name, email, phone) from leads where id = $3) as lead`,
    [number, car, lead.lead_id],
  )
  expect(rows).toEqual([{ shoppers: 0, saved: 0, lead: ['Erased', null, null, null] }])
})

test.each([
  ['held', 'reservation-open'],
  ['paid', 'reservation-open'],
  ['completed', 'closed'],
] as const)('an account with a reservation that is %s: %s', async (state, outcome) => {
  const browser = await signedIn(dealers, alpha)
  const { shopper } = await browser.call('session', {})
  const vehicle = await aCar(dealers.cms, alpha)
  const own = { tenant: alpha, shopper: shopper?.id ?? null, key: randomUUID(), code: randomUUID() }
  await dealers.cms.create({
    collection: 'reservations',
    data: { ...own, vehicle, state, purpose: 'reservation', amount: 20_000 },
  })
  const closed = browser.call('closeAccount', {}).then(
    () => 'closed',
    (error: { problem: { code: string } }) => error.problem.code,
  )
  expect(await closed).toBe(outcome)
})

test('an account stays while a vehicle is kept for its number, also where it was reserved without signing in', async () => {
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, number)
  const own = { tenant: alpha, phone: number.replace('+61', '0'), key: randomUUID(), code: randomUUID() }
  const vehicle = await aCar(dealers.cms, alpha)
  await dealers.cms.create({
    collection: 'reservations',
    data: { ...own, vehicle, state: 'paid', purpose: 'reservation', amount: 20_000 },
  })
  await expect(browser.call('closeAccount', {})).rejects.toThrow('reservation-open')
})

const alerts = (now = new Date()) => ({
  payload: dealers.cms,
  pool: dealers.pool,
  search: createSearch({ pool: dealers.pool, env: {} }),
  content: () => createContent({ payload: dealers.cms, adminUrl, secret }),
  now,
})
const sentTo = async (to: string) => {
  const { rows } = await dealers.pool.query<{ subject: string; text: string; headers: Record<string, string> | null }>(
    `select subject, "text", headers from messages where "to" = $1 and subject not like '%code%' order by id`,
    [to],
  )
  return rows
}
const setPrice = (car: number, price: number) =>
  dealers.cms.update({ collection: 'vehicles', id: car, data: { price } })

/** A shopper with a number and an e-mail address who saved a vehicle of $20,000. */
async function aFollower() {
  const email = `${randomUUID()}@example.com`
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, email)
  await browser.call('sessionCode', { to: number })
  await browser.call('signIn', { to: number, code: await codeFor(dealers, number) })
  const car = await aCar(dealers.cms, alpha, { price: 20_000_00, make: 'Kia', model: 'Rio', year: 2021 })
  await browser.call('saveCar', { car_id: car })
  return { browser, email, car }
}

test('anyone who saved a vehicle is told of a drop of its price once, however often the clock asks', async () => {
  const { email, car } = await aFollower()
  await setPrice(car, 19_000_00)
  await Promise.all([sendPriceDropAlerts(alerts()), sendPriceDropAlerts(alerts())])
  await sendPriceDropAlerts(alerts())
  expect((await sentTo(email)).map(({ subject }) => subject)).toEqual(['Price drop: 2021 Kia Rio is now $19,000'])
})

test('a price that rose is told to nobody, and a drop from there is one', async () => {
  const { email, car } = await aFollower()
  await setPrice(car, 22_000_00)
  await sendPriceDropAlerts(alerts())
  expect(await sentTo(email)).toEqual([])
  await setPrice(car, 21_000_00)
  await sendPriceDropAlerts(alerts())
  expect(await sentTo(email)).toHaveLength(1)
})

test('anyone who has a number alone is told by SMS', async () => {
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, number)
  const car = await aCar(dealers.cms, alpha, { price: 20_000_00 })
  await browser.call('saveCar', { car_id: car })
  await setPrice(car, 18_000_00)
  await sendPriceDropAlerts(alerts())
  expect((await sentTo(number)).map(({ text }) => text.includes('/unsubscribe?to=watch.'))).toEqual([true])
})

test('the link of an alert ends it without signing in, and opens nothing on another site', async () => {
  const { browser, email, car } = await aFollower()
  await setPrice(car, 19_000_00)
  await sendPriceDropAlerts(alerts())
  const [message] = await sentTo(email)
  const to = /to=([\w.-]+)>/.exec(message?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
  expect(readUnsubscribe(dealers.cms.secret, dealers.sites.beta, to)).toBeNull()
  expect(readUnsubscribe(dealers.cms.secret, alpha, to.replace('watch', 'price'))).toBeNull()
  const alert = readUnsubscribe(dealers.cms.secret, alpha, to)
  if (alert) await endAlert(dealers.pool, alert, new Date())
  expect((await browser.call('garage', {})).watchlist.map(({ alerts: isOn }) => isOn)).toEqual([false])
})

test('a price alert of somebody without an account is told, and ends by its link', async () => {
  const email = `${randomUUID()}@example.com`
  const car = await aCar(dealers.cms, alpha, { price: 20_000_00 })
  const api = await dealers.apiOf(alpha)
  await api.call('leads', aLead({ kind: 'price-alert', car_id: car, values: { email } }))
  await setPrice(car, 19_500_00)
  await sendPriceDropAlerts(alerts())
  await sendPriceDropAlerts(alerts())
  expect(await sentTo(email)).toHaveLength(1)
})

const indexing = () => ({ pool: dealers.pool, search: alerts().search, warn: () => undefined })

test('a saved search tells of vehicles that came since, each once', async () => {
  const { browser, email } = await aFollower()
  await browser.call(
    'saveSearch',
    { name: 'Used Mazda', path: '/search/used-cars?refinementList[make][0]=Mazda' },
    new Date(),
  )
  await aCar(dealers.cms, alpha, { make: 'Mazda', model: '3', year: 2020, price: 15_000_00 })
  await refreshTenant(indexing(), alpha)
  const asked = async (minutes: number) => {
    await sendNewVehicleAlerts(alerts(new Date(Date.now() + minutes * 60_000)))
    return (await sentTo(email)).length
  }
  expect([await asked(0), await asked(10), await asked(70)]).toEqual([0, 1, 1])
  const [message] = await sentTo(email)
  expect([message?.subject, message?.text.includes('2020 Mazda 3: $15,000')]).toEqual(['1 new in Used Mazda', true])
})

test('anyone who has a number alone is told of nothing new, as my garage says, until there is an email address', async () => {
  const number = aNumber()
  const browser = await signedIn(dealers, alpha, number)
  await browser.call('saveSearch', { name: 'Used Suzuki', path: '/search/used-cars?refinementList[make][0]=Suzuki' })
  await aCar(dealers.cms, alpha, { make: 'Suzuki', model: 'Swift', price: 15_000_00 })
  await refreshTenant(indexing(), alpha)
  await sendNewVehicleAlerts(alerts(new Date(Date.now() + 10 * 60_000)))
  expect(await sentTo(number)).toEqual([])
})
