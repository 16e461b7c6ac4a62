import { expect, test } from 'vitest'
import { isProblem } from '#schemas/problem.ts'
import { PageCache, type PageCacheOptions, type ProducedPage, type Visitor } from './page-cache.ts'
import { keyOf, type PageRequest } from './page-request.ts'

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

/** Renders that finish when the test says so. */
function heldRenders() {
  const held: { request: PageRequest; finish: (page: ProducedPage) => void; fail: (error: Error) => void }[] = []
  const produce = (request: PageRequest) =>
    new Promise<ProducedPage>((finish, fail) => held.push({ request, finish, fail }))
  return { held, produce }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 15))

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
  expect(bodyOf(cache.lookup(keyOf(home)))).toBe('stale: render 1')
  await turn()
  expect(bodyOf(cache.lookup(keyOf(home)))).toBe('hit: render 2')
})

test('a page that nobody asked for in a long time is rendered before it is served', async () => {
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

test('a change during a render is not lost: the page is rendered again before anyone gets it', async () => {
  const { held, produce } = heldRenders()
  const { cache } = aCache(produce)
  const caller = cache.fetch(home, platform)
  await turn()
  cache.dropTags(1, ['menu'])
  held[0]?.finish(aPage('before the change', { tags: ['menu'] }))
  await turn()
  held[1]?.finish(aPage('after the change', { tags: ['menu'] }))
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

test('a crowd beyond the places and the queue is told to come back', async () => {
  const { held, produce } = heldRenders()
  const { cache } = aCache(produce)
  const visits = [0, 1, 2, 3].map((index) => cache.fetch({ ...home, path: `/${index}` }, platform))
  const refused = await cache.fetch({ ...home, path: '/one-too-many' }, platform)
  expect(isProblem(refused) && refused.code).toBe('busy')
  for (let index = 0; index < 4; index += 1) {
    held[index]?.finish(aPage('page'))
    await turn()
  }
  await Promise.all(visits)
})

test('a crowd gets the old page where there is one', async () => {
  const { held, produce } = heldRenders()
  const { cache } = aCache(produce)
  const first = cache.fetch(home, platform)
  held[0]?.finish(aPage('old', { tags: ['page:1'] }))
  await first
  const crowd = [0, 1, 2, 3].map((index) => cache.fetch({ ...home, path: `/${index}` }, platform))
  cache.dropTags(1, ['page:1'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: old')
  for (let index = 1; index < 5; index += 1) {
    held[index]?.finish(aPage('page'))
    await turn()
  }
  await Promise.all(crowd)
})

test('a visitor of a changed page whose render drags on gets the old one after a while', async () => {
  const { held, produce } = heldRenders()
  const { cache } = aCache(produce)
  const first = cache.fetch(home, platform)
  held[0]?.finish(aPage('old', { tags: ['page:1'] }))
  await first
  cache.dropTags(1, ['page:1'])
  expect(bodyOf(await cache.fetch(home, platform))).toBe('stale: old')
  held[1]?.finish(aPage('new'))
  await turn()
  expect(bodyOf(await cache.fetch(home, platform))).toBe('hit: new')
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
  await turn()
  expect(bodyOf(await cache.fetch(home, platform))).toBe('hit: render 2')
})

test('search states and missing pages cannot push the pages of a site out of memory', async () => {
  const { cache } = aCache(async () => aPage('x'.repeat(1000)), { bytes: 100_000, bytesOfVariants: 30_000 })
  await cache.fetch(home, platform)
  for (let page = 2; page < 200; page += 1) await cache.fetch({ ...home, search: `?page=${page}` }, platform)
  expect(cache.lookup(keyOf(home))?.serving).toBe('hit')
  expect(cache.load.bytes).toBeLessThan(130_000)
})

test('what leaves memory leaves the index of tags too', async () => {
  const { cache } = aCache(async ({ path }) => aPage('page', { tags: [`page:${path}`] }), { bytes: 50_000 })
  for (let index = 0; index < 500; index += 1) await cache.fetch({ ...home, path: `/${index}` }, platform)
  const { pages, tags } = cache.load
  expect(tags).toBe(pages + 1)
})

test('anyone who is signed in gets an edition of their own of a page that has two, and of others the one that all get', async () => {
  const asked: string[] = []
  const { cache } = aCache(async (request) => {
    asked.push(keyOf(request))
    return aPage(request.audience ?? 'everybody', { hasAudiences: request.path === '/', tags: ['home'] })
  })
  const about = { ...home, path: '/about' }
  for (const request of [home, about]) await cache.fetch(request, { address: '', isSignedIn: true })
  expect([home, about].map((request) => bodyOf(cache.lookup(keyOf(request), true)))).toEqual([
    'hit: signed-in',
    'hit: everybody',
  ])
  expect(bodyOf(cache.lookup(keyOf(home)))).toBe('hit: everybody')
  expect(asked).toEqual(['1 /', '1 / signed-in', '1 /about'])
  cache.dropTags(1, ['home'])
  expect(cache.lookup(keyOf(home), true)).toBeNull()
})

test('a page with two editions says to caches on the way that it depends on cookies', async () => {
  const { cache } = aCache(async ({ path }) => aPage(path, { hasAudiences: path === '/' }))
  const vary = async (path: string) => {
    const served = await cache.fetch({ ...home, path }, platform)
    return isProblem(served) ? served : served.page.variants.identity.whole.hit.includes('Accept-Encoding, Cookie')
  }
  expect([await vary('/'), await vary('/about')]).toEqual([true, false])
})
