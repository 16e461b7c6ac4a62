import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import { aCar, aLead, aLocation, type DealerAtWork, dealersAtWork } from './a-dealer.ts'

let dealers: DealerAtWork
beforeAll(async () => {
  dealers = await dealersAtWork()
})
afterAll(() => dealers.stop())

const alpha = () => dealers.sites.alpha
const api = () => dealers.apiOf(alpha())
/** Monday at nine, ten and eleven in Brisbane. */
const nine = '2026-11-22T23:00:00.000Z'
const ten = '2026-11-23T00:00:00.000Z'
const eleven = '2026-11-23T01:00:00.000Z'

async function aCarAtALocation(changes: object = {}): Promise<{ car: number; locationId: number }> {
  const locationId = await aLocation(dealers.cms, alpha(), changes)
  return { locationId, car: await aCar(dealers.cms, alpha(), { location: locationId }) }
}

const book = async (car: number, startsAt: string, changes: Parameters<typeof aLead>[0] = {}) =>
  (await api()).call(
    'testDriveBooking',
    aLead({ kind: 'test-drive', car_id: car, ...changes, values: { starts_at: startsAt, ...changes.values } }),
  )
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'booked',
    (error: unknown) => {
      if (error instanceof ApiFailure) return error.problem.code
      throw error
    },
  )
const times = async (car: number) =>
  (await (await api()).call('testDriveSlots', { car_id: car })).days[0]?.slots.map(({ starts_at }) => starts_at)
const leadsOf = async (car: number) =>
  (await dealers.pool.query('select id from leads where vehicle_id = $1', [car])).rowCount

test('times are those of the location where the vehicle stands, and one that was taken is gone (vehicles §7, Appointment slots)', async () => {
  const { car, locationId } = await aCarAtALocation()
  expect(await times(car)).toEqual([nine, ten, eleven])
  const { lead_id: lead, starts_at: startsAt } = await book(car, ten)
  expect(startsAt).toBe(ten)
  expect(await times(car)).toEqual([nine, eleven])
  const { docs } = await dealers.cms.find({ collection: 'bookings', where: { vehicle: { equals: car } }, depth: 0 })
  expect(docs).toMatchObject([
    { location: locationId, lead, name: 'Alex Nguyen', status: 'booked', starts_at: ten, minutes: 60 },
  ])
})

test('of twenty shoppers who choose one time at once, one gets it, and the others hear why; nothing of theirs is kept', async () => {
  const { car } = await aCarAtALocation()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => codeOf(book(car, nine))))
  expect(outcomes.toSorted()).toEqual(['booked', ...Array.from({ length: 19 }, () => 'time-taken')])
  expect(await leadsOf(car)).toBe(1)
})

test('so it is where they choose two vehicles of one location that can drive one at a time', async () => {
  const { car, locationId } = await aCarAtALocation()
  const other = await aCar(dealers.cms, alpha(), { location: locationId })
  const outcomes = await Promise.all([car, other, car, other].map((id) => codeOf(book(id, nine))))
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1)
})

test('where two can be driven at once two get it, but never one vehicle twice', async () => {
  await dealers.cms.update({ collection: 'tenants', id: alpha(), data: { config: { testDrive: { capacity: 2 } } } })
  const { car, locationId } = await aCarAtALocation()
  const others = await Promise.all([1, 2].map(() => aCar(dealers.cms, alpha(), { location: locationId })))
  const fresh = await dealers.apiOf(alpha())
  const outcomes = await Promise.all(
    [car, car, ...others, ...others].map((id) =>
      codeOf(fresh.call('testDriveBooking', aLead({ kind: 'test-drive', car_id: id, values: { starts_at: nine } }))),
    ),
  )
  await dealers.cms.update({ collection: 'tenants', id: alpha(), data: { config: { testDrive: { capacity: null } } } })
  expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(2)
  const { rows } = await dealers.pool.query('select distinct vehicle_id from bookings where location_id = $1', [
    locationId,
  ])
  expect(rows).toHaveLength(2)
})

test('the same form sent twice is one booking, and both hear of the same time', async () => {
  const { car } = await aCarAtALocation()
  const lead = aLead({ kind: 'test-drive', car_id: car, values: { starts_at: ten } })
  const shop = await api()
  const answers = await Promise.all([1, 2, 3].map(() => shop.call('testDriveBooking', lead)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await leadsOf(car)).toBe(1)
})

test('the date is optional: without one there is a lead and no booking (vehicles §5, Test drive fields)', async () => {
  const { car } = await aCarAtALocation()
  const { starts_at: startsAt } = await book(car, '')
  expect(startsAt).toBeNull()
  expect([await leadsOf(car), (await times(car))?.length]).toEqual([1, 3])
})

test.each([
  ['outside of the hours', '2026-11-23T08:00:00.000Z'],
  ['between two times', '2026-11-22T23:30:00.000Z'],
  ['in the past', '2026-11-15T23:00:00.000Z'],
  ['in a year', '2027-11-22T23:00:00.000Z'],
])('a time %s cannot be booked', async (_, startsAt) => {
  const { car } = await aCarAtALocation()
  expect(await codeOf(book(car, startsAt))).toBe('time-closed')
  expect(await leadsOf(car)).toBe(0)
})

test.each([{ status: 'sold' as const }, { status: 'withdrawn' as const }, { reserved: true }])(
  'a car with %j has no times, no matter who still asks for one (vehicles §4)',
  async (changes) => {
    const { locationId } = await aCarAtALocation()
    const car = await aCar(dealers.cms, alpha(), { location: locationId, ...changes })
    expect(await times(car)).toBeUndefined()
    expect(await codeOf(book(car, nine))).toBe('time-closed')
  },
)

test('a test drive is booked although the browser filled in the hidden field', async () => {
  const { car } = await aCarAtALocation()
  expect((await book(car, nine, { leave_empty: 'https://example.com' })).starts_at).toBe(nine)
  expect([await leadsOf(car), (await times(car))?.length]).toEqual([1, 2])
})

test('on a holiday of the location nothing can be booked', async () => {
  const { car } = await aCarAtALocation({ special_hours: [{ date: '2026-11-23', name: 'Show Day', status: 'Closed' }] })
  expect(await codeOf(book(car, nine))).toBe('time-closed')
})

test('a cancelled drive frees its time; staff who would take it up again after somebody else has it are told', async () => {
  const { car } = await aCarAtALocation()
  await book(car, nine)
  const [first] = (await dealers.cms.find({ collection: 'bookings', where: { vehicle: { equals: car } } })).docs
  const id = first?.id ?? 0
  await dealers.cms.update({ collection: 'bookings', id, data: { status: 'cancelled' } })
  expect(await codeOf(book(car, nine))).toBe('booked')
  const again = dealers.cms.update({ collection: 'bookings', id, data: { status: 'booked' } })
  await expect(again).rejects.toThrow('This vehicle is booked for another test drive at that time. Choose another.')
})

test('staff who note something about a drive are not asked for its time again', async () => {
  const { car } = await aCarAtALocation()
  await book(car, eleven)
  const [drive] = (await dealers.cms.find({ collection: 'bookings', where: { vehicle: { equals: car } } })).docs
  await dealers.cms.update({ collection: 'bookings', id: drive?.id ?? 0, data: { notes: 'Brings her sister.' } })
  expect(await times(car)).toEqual([nine, ten])
})

test('a car that is brought to other places is driven where the shopper chooses (vehicles §2, Test drive places)', async () => {
  const away = await aLocation(dealers.cms, alpha(), { name: 'Harbour' })
  const { car } = await aCarAtALocation({ distribution_locations: [away] })
  const shop = await api()
  const form = await shop.call('leadForm', { kind: 'test-drive', car_id: car })
  const picker = form.steps[0]?.fields.find(({ name }) => name === 'location')
  expect(picker).toMatchObject({ required: true, missing: '*Please select a dealership location' })
  expect(picker?.options.map(({ label }) => label).toSorted()).toEqual(['Harbour', 'Main branch'])
  await book(car, nine, { values: { location: String(away) } })
  const { docs } = await dealers.cms.find({ collection: 'bookings', where: { vehicle: { equals: car } }, depth: 0 })
  expect(docs[0]?.location).toBe(away)
})

test('times of a place name its clock if any of them is told differently on the site’s', async () => {
  const { car } = await aCarAtALocation({ time_zone: 'Australia/Sydney' })
  const { location, days } = await (
    await dealers.apiOf(alpha(), new Date('2026-10-01T09:00:00Z'))
  ).call('testDriveSlots', { car_id: car })
  const starts = (date: string) => days.find((day) => day.date === date)?.slots.map(({ starts_at }) => starts_at)
  expect(location?.clock).toBe('Sydney time')
  expect(starts('2026-10-02')?.[0]).toBe('2026-10-01T23:00:00.000Z')
  expect(starts('2026-10-05')?.[0]).toBe('2026-10-04T22:00:00.000Z')
  const winter = await dealers.apiOf(alpha(), new Date('2026-07-01T09:00:00Z'))
  expect((await winter.call('testDriveSlots', { car_id: car })).location?.clock).toBe('')
})

test('a drive in Perth is confirmed on the clock of Perth', async () => {
  const { car } = await aCarAtALocation({ address: { state: 'WA', postcode: '6000' } })
  expect(await codeOf(book(car, nine))).toBe('time-closed')
  expect((await book(car, eleven)).time).toBe('Mon 23 Nov, 9:00am (Perth time)')
})

test('another dealer’s place cannot be chosen', async () => {
  const foreign = await aLocation(dealers.cms, dealers.sites.beta)
  const { car, locationId } = await aCarAtALocation()
  const shown = await (await api()).call('testDriveSlots', { car_id: car, location: foreign })
  expect(shown.location?.id).toBe(locationId)
})
