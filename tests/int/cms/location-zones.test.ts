import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { up } from '#cms/migrations/20261127_065411_zones_of_addresses.ts'
import { zoneOfAddress } from '#schemas/location/zone-of-address.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
})
afterAll(() => running.stop())

let names = 0
const create = (address: object, more: object = {}) =>
  cms.create({
    collection: 'locations',
    data: { tenant: sites.own, name: `Yard ${(names += 1)}`, address, ...more },
  } as never) as Promise<{ id: number; time_zone?: string | null }>

test('state and postcode choose the time zone of a location, until somebody chooses another', async () => {
  const { id, time_zone: first } = await create({ state: 'WA', postcode: '6000' })
  expect(first).toBe('Australia/Perth')
  const change = async (data: object) => {
    await cms.update({ collection: 'locations', id, data } as never)
    return (await cms.findByID({ collection: 'locations', id, depth: 0 })).time_zone
  }
  expect(await change({ address: { state: 'SA', postcode: '5000' } })).toBe('Australia/Adelaide')
  expect(await change({ phone: '08 5550 0100' })).toBe('Australia/Adelaide')
  expect(await change({ time_zone: 'Australia/Darwin' })).toBe('Australia/Darwin')
  expect(await change({ address: { state: 'TAS', postcode: '7000' } })).toBe('Australia/Darwin')
  expect(await change({ time_zone: null })).toBe('Australia/Hobart')
})

test('an address without state and postcode leaves the clock to the site', async () => {
  expect((await create({ city: 'Somewhere' })).time_zone ?? null).toBeNull()
})

test('locations from before get the same time zones', async () => {
  const addresses = [
    ...['NSW', 'act', 'Victoria', 'q.l.d.', 'S.A.', 'WA', 'Tas', 'Northern Territory', 'Nowhere'].map((state) => ({
      state,
    })),
    ...[
      '0200',
      '0500',
      '0800',
      '1001',
      '2880',
      '2898',
      '3000',
      '4215',
      '5000',
      '6443',
      '7000',
      '8001',
      '9726',
      '30',
    ].map((postcode) => ({ postcode })),
  ]
  const ids: number[] = []
  for (const address of addresses) ids.push((await create(address)).id)
  await cms.db.pool.query('update locations set time_zone = null where id = any($1)', [ids])
  await up({ db: cms.db.drizzle } as never)
  const { rows } = await cms.db.pool.query('select time_zone from locations where id = any($1) order by id', [ids])
  expect(rows.map(({ time_zone: zone }) => zone)).toEqual(
    addresses.map((address) => zoneOfAddress({ country: 'AU', ...address })),
  )
})
