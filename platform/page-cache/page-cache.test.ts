import { expect, test, vi } from 'vitest'
import { isProblem } from '#schemas/problem.ts'
import { PageCache, type PageCacheOptions, type ProducedPage, type Visitor } from './page-cache.ts'
import { getCacheKey, type PageRequest } from './page-request.ts'

const home: PageRequest = { tenantId: 1, path: '/', search: '' }

const aPage = (body: string, more: Partial<ProducedPage> = {}): ProducedPage => ({
  status: 200,
  body,
  contentType: 'text/html; charset=utf-8',
  headers: [],
  tags: [],
  freshFor: 60,
  isDegraded: false,
  ...more,
})

function aCache(produce: PageCacheOptions['produce'], more: Partial<PageCacheOptions> = {}) {
  const clock = { now: 0 }
  const cache = new PageCache({
    produce,
    now: () => clock.now,
    bytes: 10_000_000,
    bytesOfVariants: 1_000_000,
    renders: { atOnce: 2, perTenant: 2, perAddress: 2, inBackground: 2, waitingAtMost: 2 },
    staleFor: 600,
    timeoutMs: 20,
    renderAtMost: 5_000,
    ...more,
  })
  return { cache, clock }
}

const platform: Visitor = { address: '' }

const bodyOf = (served: Awaited<ReturnType<PageCache['fetch']>> | null) =>
  served === null || isProblem(served) ? served : `${served.serving}: ${served.page.variants.identity.body.toString()}`

/** Renders that finish when the test decides. */
function heldRenders() {
  const held: { request: PageRequest; finish: (page: ProducedPage) => void; fail: (error: Error) => void }[] = []
  const produce = (request: PageRequest) =>
    new Promise<ProducedPage>((finish, fail) => held.push({ request, finish, fail }))
  /** The render of that place in the order of their beginnings, once it has begun. */
  const begun = (place: number) =>
    vi.waitFor(() => held[place] ?? Promise.reject(new Error(`Render ${place} has not begun.`)), {
      timeout: 20_000,
      interval: 5,
    })
  return { held, begun, produce }
}

/** Waits until memory answers so: pages are compressed in the thread pool before they are kept. */
const untilKept = (cache: PageCache, answer: string) =>
  expect.poll(() => bodyOf(cache.lookup(getCacheKey(home))), { interval: 5 }).toBe(answer)

test('a page is rendered once and served from memory afterwards', async () => {
  let renders = 0
  const { cache } = aCache(async () => aPage(`render ${(renders += 1)}`))
  await cache.fetch(home, platform)
  expect(bodyOf(await cache.fetch(home, platform))).toBe('hit: render 1')
})

test('two visitors of a page that is not there yet share one render', async () => {
  let renders = 0
  const { cache } = aCache(async () => aPage(`render ${(renders += 1)}`))
  await Promise.all([cache.fetch(home, platform), cache.fetch(home, platform)])
  expect(renders).toBe(1)
})

test('the same path of two tenants is two pages', async () => {
  const { cache } = aCache(async ({ tenantId }) => aPage(`tenant ${tenantId}`))
  await cache.fetch(home, platform)
  expect(bodyOf(await cache.fetch({ ...home, tenantId: 2 }, platform))).toBe('miss: tenant 2')
})

test('past its freshness a page is served marked stale while a new one is made', async () => {
  let renders = 0
  const { cache, clock } = aCache(async () => aPage(`render ${(renders += 1)}`))
  await cache.fetch(home, platform)
  clock.now = 61_000
  expect(bodyOf(cache.lookup(getCacheKey(home)))).toBe('stale: render 1')
  await untilKept(cache, 'hit: render 2')
})

test('an expired page is rendered before it is served', async () => {
  let renders = 0
  const { cache, clock } = aCache(async () => aPage(`render ${(renders += 1)}`))
  await cache.fetch(home, platform)
  clock.now = 3_600_000
  expect(bodyOf(await cache.fetch(home, platform))).toBe('miss: render 2')
})

test('a change is seen by the very next visitor', async () => {
  let renders = 0
  const { cache } = aCache(async () => aPage(`render ${(renders += 1)}`, { tags: ['page:7'] }))
  await cache.fetch(home, platform)
  cache.dropTags(1, ['page:7'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('miss: render 2')
})

test("another tenant's change leaves a page alone", async () => {
  const { cache } = aCache(async () => aPage('mine', { tags: ['stock'] }))
  await cache.fetch(home, platform)
  cache.dropTags(2, ['stock'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('hit: mine')
})

test('a page that changes during its render is rendered again before it is served', async () => {
  const { begun, produce } = heldRenders()
  const { cache } = aCache(produce)
  const caller = cache.fetch(home, platform)
  const { finish } = await begun(0)
  cache.dropTags(1, ['menu'])
  finish(aPage('before the change', { tags: ['menu'] }))
  const again = await begun(1)
  again.finish(aPage('after the change', { tags: ['menu'] }))
  expect(bodyOf(await caller)).toBe('miss: after the change')
})

test('a failed render serves the old page, marked stale', async () => {
  let isBroken = false
  const { cache } = aCache(async () => (isBroken ? aPage('sorry', { status: 500 }) : aPage('good', { tags: ['site'] })))
  await cache.fetch(home, platform)
  isBroken = true
  cache.dropTags(1, ['site'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: good')
})

test('a failed render with no page before it is answered and never kept', async () => {
  let isBroken = true
  const { cache } = aCache(async () => (isBroken ? aPage('sorry', { status: 500 }) : aPage('good')))
  expect(bodyOf(await cache.fetch(home, platform))).toBe('miss: sorry')
  isBroken = false
  expect(bodyOf(await cache.fetch(home, platform))).toBe('miss: good')
})

test('a page that an outage left with holes never takes the place of a whole one', async () => {
  let isOut = false
  const { cache } = aCache(async () => aPage(isOut ? 'holes' : 'whole', { tags: ['stock'], isDegraded: isOut }))
  await cache.fetch(home, platform)
  isOut = true
  cache.dropTags(1, ['stock'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: whole')
})

test('after a failure the next attempt waits, however many visitors come', async () => {
  let renders = 0
  const { cache, clock } = aCache(async () =>
    aPage('page', { status: (renders += 1) === 1 ? 200 : 500, tags: ['site'] }),
  )
  await cache.fetch(home, platform)
  cache.dropTags(1, ['site'])
  for (let caller = 0; caller < 10; caller += 1) await cache.fetch(home, platform)
  expect(renders).toBe(2)
  clock.now = 6_000
  await cache.fetch(home, platform)
  expect(renders).toBe(3)
})

test('visitors beyond the slots and the queue are told to retry', async () => {
  const { begun, produce } = heldRenders()
  const { cache } = aCache(produce)
  const visits = [0, 1, 2, 3].map((index) => cache.fetch({ ...home, path: `/${index}` }, platform))
  const refused = await cache.fetch({ ...home, path: '/one-too-many' }, platform)
  expect(isProblem(refused) && refused.code).toBe('busy')
  for (let index = 0; index < 4; index += 1) (await begun(index)).finish(aPage('page'))
  await Promise.all(visits)
})

test('a crowd gets the old page where there is one', async () => {
  const { held, begun, produce } = heldRenders()
  const { cache } = aCache(produce)
  const first = cache.fetch(home, platform)
  held[0]?.finish(aPage('old', { tags: ['page:1'] }))
  await first
  const crowd = [0, 1, 2, 3].map((index) => cache.fetch({ ...home, path: `/${index}` }, platform))
  cache.dropTags(1, ['page:1'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: old')
  for (let index = 1; index < 5; index += 1) (await begun(index)).finish(aPage('page'))
  await Promise.all(crowd)
})

test('a visitor of a changed page with a slow render gets the old one after a while', async () => {
  const { held, produce } = heldRenders()
  const { cache } = aCache(produce)
  const first = cache.fetch(home, platform)
  held[0]?.finish(aPage('old', { tags: ['page:1'] }))
  await first
  cache.dropTags(1, ['page:1'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: old')
  held[1]?.finish(aPage('new'))
  await untilKept(cache, 'hit: new')
})

test('a render that never ends is given up, and its place goes to the next', async () => {
  const { cache } = aCache(
    ({ path }) => (path === '/stuck' ? new Promise(() => undefined) : Promise.resolve(aPage('page'))),
    {
      renders: { atOnce: 1, perTenant: 1, perAddress: 1, inBackground: 1, waitingAtMost: 2 },
      renderAtMost: 30,
    },
  )
  const stuck = await cache.fetch({ ...home, path: '/stuck' }, platform)
  expect(isProblem(stuck) && stuck.code).toBe('busy')
  expect(bodyOf(await cache.fetch(home, platform))).toBe('miss: page')
})

test('cut off from the database, pages are served marked stale', async () => {
  const { cache } = aCache(async () => aPage('page'))
  await cache.fetch(home, platform)
  cache.setCutOff(true)
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: page')
})

test('when changes may have been missed, every page is served once more at most before it is renewed', async () => {
  let renders = 0
  const { cache } = aCache(async () => aPage(`render ${(renders += 1)}`))
  await cache.fetch(home, platform)
  cache.markAllStale()
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: render 1')
  await untilKept(cache, 'hit: render 2')
})

test('search states and missing pages cannot push the pages of a site out of memory', async () => {
  const { cache } = aCache(async () => aPage('x'.repeat(1000)), { bytes: 100_000, bytesOfVariants: 30_000 })
  await cache.fetch(home, platform)
  for (let page = 2; page < 200; page += 1) await cache.fetch({ ...home, search: `?page=${page}` }, platform)
  expect(cache.lookup(getCacheKey(home))?.serving).toBe('hit')
  expect(cache.load.bytes).toBeLessThan(130_000)
})

test('what leaves memory leaves the index of tags too', async () => {
  const { cache } = aCache(async ({ path }) => aPage('page', { tags: [`page:${path}`] }), { bytes: 50_000 })
  for (let index = 0; index < 500; index += 1) await cache.fetch({ ...home, path: `/${index}` }, platform)
  const { pages, tags } = cache.load
  expect(tags).toBe(pages + 1)
})

test('signed-in shoppers get their own edition of a page that has two, and the common one of others', async () => {
  const asked: string[] = []
  const { cache } = aCache(async (request) => {
    asked.push(getCacheKey(request))
    return aPage(request.audience ?? 'everybody', { hasAudiences: request.path === '/', tags: ['home'] })
  })
  const about = { ...home, path: '/about' }
  for (const request of [home, about]) await cache.fetch(request, { address: '', isSignedIn: true })
  expect([home, about].map((request) => bodyOf(cache.lookup(getCacheKey(request), true)))).toEqual([
    'hit: signed-in',
    'hit: everybody',
  ])
  expect(bodyOf(cache.lookup(getCacheKey(home)))).toBe('hit: everybody')
  expect(asked).toEqual(['1 /', '1 / signed-in', '1 /about'])
  cache.dropTags(1, ['home'])
  expect(cache.lookup(getCacheKey(home), true)).toBeNull()
})

test('a page with two editions says to caches on the way that it depends on cookies', async () => {
  const { cache } = aCache(async ({ path }) => aPage(path, { hasAudiences: path === '/' }))
  const vary = async (path: string) => {
    const served = await cache.fetch({ ...home, path }, platform)
    return isProblem(served) ? served : served.page.variants.identity.whole.hit.includes('Accept-Encoding, Cookie')
  }
  expect([await vary('/'), await vary('/about')]).toEqual([true, false])
})
