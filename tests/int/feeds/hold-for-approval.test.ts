import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFeed } from '#platform/stock/feeds/feed-store.ts'
import { approveWithheld, findWithheldVehicles } from '#platform/stock/withheld-store.ts'
import { aFeedOf, type FeedSetup, startFeedSetup } from './feed-setup.ts'

let setup: FeedSetup
beforeAll(async () => {
  setup = await startFeedSetup()
})
afterAll(() => setup.stop())

const stockOf = (...numbers: number[]) => aFeedOf(...numbers.map((each) => `S${each}`))
const upTo = (count: number, from = 1) => Array.from({ length: count }, (_, index) => index + from)
const onSale = async (tenant: number) => {
  const where = { tenant: { equals: tenant }, status: { equals: 'in_stock' as const } }
  return (await setup.cms.find({ collection: 'vehicles', where, pagination: false })).docs.length
}
const onSaleNumbers = async (tenant: number) => {
  const where = { tenant: { equals: tenant }, status: { equals: 'in_stock' as const } }
  const { docs } = await setup.cms.find({ collection: 'vehicles', where, pagination: false, sort: 'stocknum' })
  return docs.map(({ stocknum }) => stocknum)
}
const feedOf = async (id: number) => {
  const feed = await findFeed(setup.pool, id)
  if (!feed) throw new Error(`There is no feed ${id}.`)
  return feed
}
const heldOf = async (id: number) => findWithheldVehicles(setup.pool, await feedOf(id))
const approve = async (id: number, until = '') =>
  approveWithheld(setup.pool, { feed: await feedOf(id), until: new Date(until), now: new Date() })
let files = 0
async function bring(feed: { id: number; slug: string }, numbers: number[]) {
  await setup.drop(feed.slug, { name: `${(files += 1)}.csv`, text: stockOf(...numbers) })
  return setup.run(feed.id)
}
async function aSiteWithFeed(more: Record<string, unknown> = {}) {
  const site = await setup.aSite()
  const id = await setup.aFeed(site.id, { pattern: '[0-9]*.csv', when_missing: 'withdrawn', ...more })
  return { tenant: site.id, slug: site.slug, id }
}

test('a run that would withdraw more than 20 % of what its feed owns is held', async () => {
  const feed = await aSiteWithFeed()
  await bring(feed, upTo(20))
  await bring(feed, upTo(16))
  expect(await onSale(feed.tenant)).toBe(16)
  await bring(feed, upTo(12))
  expect(await onSale(feed.tenant)).toBe(16)
  expect((await setup.history(feed.tenant)).at(-1)).toMatchObject({
    failure: expect.stringContaining('The feed lacks 4 of the 16 vehicles that it owns, more than 20 %'),
  })
})

test('the share counts what that feed owns, not the whole stock of the site', async () => {
  const feed = await aSiteWithFeed()
  const other = { ...feed, id: await setup.aFeed(feed.tenant, { pattern: 'other*.csv' }) }
  await setup.drop(feed.slug, { name: 'other.csv', text: stockOf(...upTo(100, 1_000)) })
  await setup.run(other.id)
  await bring(feed, upTo(10))
  await bring(feed, upTo(7))
  expect(await onSale(feed.tenant)).toBe(110)
})

test('a feed’s own setting holds from another share', async () => {
  const [strict, loose] = [await aSiteWithFeed({ hold_share: 5 }), await aSiteWithFeed({ hold_share: 100 })]
  for (const feed of [strict, loose]) {
    await bring(feed, upTo(40))
    await bring(feed, upTo(37))
  }
  expect([await onSale(strict.tenant), await onSale(loose.tenant)]).toEqual([40, 37])
  await bring(loose, upTo(1))
  expect(await onSale(loose.tenant)).toBe(1)
})

test('a small dealer sells two of three without asking', async () => {
  const feed = await aSiteWithFeed()
  await bring(feed, upTo(3))
  await bring(feed, upTo(1))
  expect(await onSale(feed.tenant)).toBe(1)
})

test.each([4, 101])('a share of %s per cent is refused', async (share) => {
  await expect(aSiteWithFeed({ hold_share: share })).rejects.toThrow(/Ask for approval above/)
})

test('staff see which vehicles are held and why; approved, they leave with the newest file, and nothing else does', async () => {
  const feed = await aSiteWithFeed()
  await bring(feed, upTo(10))
  await bring(feed, upTo(5))
  const held = await heldOf(feed.id)
  expect(held).toMatchObject({ vehicles: 5, owned: 10, share: 20, isApproved: false })
  expect(held?.examples.map(({ stocknum }) => stocknum)).toEqual(['S10', 'S6', 'S7', 'S8', 'S9'])
  // The newest file has one of them again, and lacks two that nobody approved.
  await setup.drop(feed.slug, { name: '99.csv', text: stockOf(3, 4, 5, 6) })
  expect(await approve(feed.id, held?.until)).toBe(5)
  await setup.run(feed.id, { anyway: true })
  expect(await onSaleNumbers(feed.tenant)).toEqual(['S3', 'S4', 'S5', 'S6'])
})

test('an approval covers only what was held when staff saw it', async () => {
  const feed = await aSiteWithFeed()
  await bring(feed, upTo(20))
  await bring(feed, upTo(15))
  const seen = await heldOf(feed.id)
  await bring(feed, upTo(5))
  expect(await heldOf(feed.id)).toMatchObject({ vehicles: 15 })
  expect(await approve(feed.id, seen?.until)).toBe(5)
  await setup.run(feed.id, { anyway: true })
  expect(await onSale(feed.tenant)).toBe(15)
  expect(await heldOf(feed.id)).toMatchObject({ vehicles: 10 })
})

test('an approval without a new file goes by the file that was read last', async () => {
  const feed = await aSiteWithFeed()
  await bring(feed, upTo(10))
  await bring(feed, upTo(4))
  await approve(feed.id, (await heldOf(feed.id))?.until)
  expect(await setup.run(feed.id, { anyway: true })).toEqual({ kind: 'imported', files: 1 })
  expect(await onSale(feed.tenant)).toBe(4)
  expect(await heldOf(feed.id)).toBeNull()
})
