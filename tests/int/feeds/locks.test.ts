import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findVehicleFeeds } from '#cms/collections/vehicles/find-vehicle-feeds.ts'
import { aPerson } from '#tests/int/cms/staff.ts'
import { aFeedOf, type FeedSetup, startFeedSetup } from './feed-setup.ts'

let setup: FeedSetup
let site: { id: number; slug: string }
let feed: number
let vehicle: number

beforeAll(async () => {
  setup = await startFeedSetup()
})
afterAll(() => setup.stop())
beforeEach(async () => {
  site = await setup.aSite()
  feed = await setup.aFeed(site.id)
  await imported('9990')
  const { docs } = await setup.cms.find({ collection: 'vehicles', where: { tenant: { equals: site.id } }, depth: 0 })
  vehicle = docs[0]?.id ?? 0
})

async function imported(price: string): Promise<void> {
  await setup.drop(site.slug, { name: 'stock.csv', text: aFeedOf('A1').replace('9990', price) })
  expect(await setup.run(feed)).toMatchObject({ kind: 'imported' })
}
const edit = (data: Record<string, unknown>) => setup.cms.update({ collection: 'vehicles', id: vehicle, data })
const price = async () => (await setup.cms.findByID({ collection: 'vehicles', id: vehicle, depth: 0 })).price

test('without a lock, the feed writes over what staff entered when it says something new', async () => {
  await edit({ price: 12_000_00 })
  await imported('8990')
  expect(await price()).toBe(8_990_00)
})

test('a field that staff have locked stays as they entered it', async () => {
  await edit({ price: 12_000_00, locked_fields: ['price'] })
  await imported('8990')
  expect(await price()).toBe(12_000_00)
})

test('an unlocked field takes the feed’s value again, though the feed says nothing new', async () => {
  await edit({ price: 12_000_00, locked_fields: ['price'] })
  await imported('8990')
  await edit({ locked_fields: [] })
  await imported('8990')
  expect(await price()).toBe(8_990_00)
})

test('the history of a vehicle shows what the feed said, then what was locked and unlocked', async () => {
  await edit({ price: 12_000_00, locked_fields: ['price'] })
  await edit({ locked_fields: [] })
  const { docs } = await setup.cms.findVersions({
    collection: 'vehicles',
    where: { parent: { equals: vehicle } },
    sort: '-createdAt',
  })
  expect(docs.map(({ version }) => version.locked_fields)).toEqual([[], ['price'], null])
  expect(docs.at(-1)?.version.price).toBe(9_990_00)
})

test('the history names who of the staff saved the vehicle, and nobody can sign for another', async () => {
  const ada = await aPerson(setup.cms, 'Ada', 'editor', [site.id])
  const answer = await setup.running.fetch(`/cms/api/vehicles/${vehicle}`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${ada.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify({ colour: 'Red', edited_by: 'Grace' }),
  })
  expect(answer.status).toBe(200)
  const { docs } = await setup.cms.findVersions({
    collection: 'vehicles',
    where: { parent: { equals: vehicle } },
    sort: '-createdAt',
  })
  expect(docs.map(({ version }) => version.edited_by)).toEqual(['Ada', null])
})

test('what is no field of a feed cannot be locked', async () => {
  await expect(edit({ locked_fields: ['slug'] })).rejects.toThrow(/Locked fields/)
})

test('a vehicle knows the feed that brings it, and one that staff entered knows none', async () => {
  const { name } = await setup.cms.findByID({ collection: 'stock-feeds', id: feed, depth: 0 })
  expect(await findVehicleFeeds(setup.cms, { tenant: site.id, stocknum: 'A1' })).toEqual([name])
  expect(await findVehicleFeeds(setup.cms, { tenant: site.id, stocknum: 'entered by hand' })).toEqual([])
})
