import { randomUUID } from 'node:crypto'
import type { TypedUser } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDrives } from '#cms/admin/bookings/read-drives.ts'
import { aPerson } from '#tests/int/cms/staff.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aCar, aLocation, type DealerAtWork, dealersAtWork, sunday } from './a-dealer.ts'

let dealers: DealerAtWork
beforeAll(async () => {
  dealers = await dealersAtWork()
  const { alpha, beta } = dealers.sites
  for (const tenant of [alpha, beta]) {
    const location = await aLocation(dealers.cms, tenant)
    const vehicle = await aCar(dealers.cms, tenant, { location })
    const whose = tenant === alpha ? 'Alex' : 'Bea'
    for (const [starts_at, status] of [
      ['2026-11-22T23:00:00.000Z', 'booked'],
      ['2026-11-23T23:00:00.000Z', 'cancelled'],
      ['2026-11-24T13:30:00.000Z', 'booked'],
      ['2026-12-24T13:30:00.000Z', 'booked'],
    ] as const)
      await dealers.cms.create({
        collection: 'bookings',
        data: { tenant, location, vehicle, name: whose, starts_at, status, minutes: 60 },
      })
  }
})
afterAll(() => dealers.stop())

test('sales see the coming week of their own site, each drive on its day by the site’s clock, without what was cancelled', async () => {
  const { cms, sites } = dealers
  const { user } = await aPerson(cms, 'sales', 'sales', [sites.alpha])
  const days = await readDrives({ payload: cms, user: user as unknown as TypedUser, chosen: null, now: sunday })
  expect(days.map(({ label, isToday }) => `${label}${isToday ? ' (today)' : ''}`)).toEqual([
    'Sun 22 Nov (today)',
    'Mon 23 Nov',
    'Tue 24 Nov',
    'Wed 25 Nov',
    'Thu 26 Nov',
    'Fri 27 Nov',
    'Sat 28 Nov',
  ])
  const booked = days.flatMap(({ label, drives }) =>
    drives.map(({ time, name, vehicle, location }) => [label, time, name, vehicle, location]),
  )
  expect(booked).toEqual([
    ['Mon 23 Nov', '9:00am', 'Alex', 'Kia Sportage', 'Main branch'],
    ['Tue 24 Nov', '11:30pm', 'Alex', 'Kia Sportage', 'Main branch'],
  ])
})

test('an editor, who sees no customers, sees no drives', async () => {
  const { cms, sites } = dealers
  const { user } = await aPerson(cms, 'editor', 'editor', [sites.alpha])
  const asked = readDrives({ payload: cms, user: user as unknown as TypedUser, chosen: sites.alpha, now: sunday })
  await expect(asked).rejects.toThrow(/not allowed/)
})

test('who sees the sites of two clocks reads each day from its morning on, whichever site is ahead of the other', async () => {
  const { cms, sites } = dealers
  await cms.update({ collection: 'tenants', id: sites.beta, data: { timeZone: 'Pacific/Auckland' } })
  const location = await aLocation(cms, sites.beta)
  await cms.create({
    collection: 'bookings',
    data: {
      tenant: sites.beta,
      location,
      name: 'Cal',
      starts_at: '2026-11-22T22:30:00.000Z',
      status: 'booked',
      minutes: 60,
    },
  })
  const { user } = await aPerson(cms, 'both', 'sales', [sites.alpha, sites.beta])
  const days = await readDrives({ payload: cms, user: user as unknown as TypedUser, chosen: null, now: sunday })
  expect(days[1]?.drives.map(({ time, name }) => `${time} ${name}`)).toEqual([
    '9:00am Alex',
    '11:30am Cal',
    '12:00pm Bea',
  ])
})

test('a drive at a location with a time zone of its own is on that clock', async () => {
  const { cms } = dealers
  const tenant = await aTenant(cms, { slug: `dealer-${randomUUID().slice(0, 8)}`, hosts: [] })
  const location = await aLocation(cms, tenant)
  await cms.update({ collection: 'locations', id: location, data: { time_zone: 'Australia/Perth' } })
  const drive = { tenant, location, name: 'Dee', starts_at: '2026-11-26T23:00:00.000Z', minutes: 60 }
  await cms.create({ collection: 'bookings', data: { ...drive, status: 'booked' } })
  const { user } = await aPerson(cms, 'perth', 'sales', [tenant])
  const days = await readDrives({ payload: cms, user: user as unknown as TypedUser, chosen: null, now: sunday })
  expect(days.flatMap(({ label, drives }) => drives.map(({ time, name }) => `${label}, ${time} ${name}`))).toContain(
    'Fri 27 Nov, 7:00am Dee',
  )
})

test('a week without drives begins today on its site’s clock too', async () => {
  const { cms, sites } = dealers
  await cms.update({ collection: 'tenants', id: sites.beta, data: { timeZone: 'Pacific/Auckland' } })
  const { user } = await aPerson(cms, 'early', 'sales', [sites.beta])
  // Half past midnight on Saturday there, Friday evening in Brisbane.
  const now = new Date('2027-01-01T11:30:00.000Z')
  const [today] = await readDrives({ payload: cms, user: user as unknown as TypedUser, chosen: sites.beta, now })
  expect([today?.label, today?.isToday, today?.drives]).toEqual(['Sat 2 Jan', true, []])
})
