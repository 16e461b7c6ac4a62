import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createNode, type PropsInput } from '#blocks/_kit/props.ts'
import { aSite } from '#blocks/_kit/samples/a-site.ts'
import { aVehicle } from '#blocks/_kit/samples/a-vehicle.ts'
import { sampleAnswers, sampleApi } from '#blocks/_kit/samples/sample-api.ts'
import { blogs } from '#blocks/blogs/block.ts'
import { carGrid } from '#blocks/car-grid/block.ts'
import { columns } from '#blocks/columns/block.ts'
import { partnerRating } from '#blocks/partner-rating/block.ts'
import { promo } from '#blocks/promo/block.ts'
import { reviewsCarousel } from '#blocks/reviews-carousel/block.ts'
import { richText } from '#blocks/rich-text/block.ts'
import { salesCounter } from '#blocks/sales-counter/block.ts'
import { searchResults } from '#blocks/search-results/block.ts'
import { section } from '#blocks/section/block.ts'
import { slider } from '#blocks/slider/block.ts'
import { stockSearch } from '#blocks/stock-search/block.ts'
import { vehicleButtons } from '#blocks/vehicle-buttons/block.ts'
import { vehiclePrint } from '#blocks/vehicle-print/block.ts'
import { vehicleTitle } from '#blocks/vehicle-title/block.ts'
import type { Api } from '#schemas/api/endpoints.ts'
import { withAnswers } from '#schemas/lead/refused-form.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import type { RenderInput } from '#schemas/page/render.ts'
import { problem } from '#schemas/problem.ts'
import { parseHtml, readAttributes, readTexts } from '#tests/support/parse-html.ts'
import { stateElementId } from './page/page-state.ts'
import { render, renderCanvas } from './entry-server.tsx'
import { visitRecorder } from './document/visit-recorder.ts'

const words = (text: string): PropsInput<typeof richText> => ({
  content: { root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } },
})
const aText = (id: string, text: string, settings: PropsInput<typeof richText>['settings'] = {}): BlockNode =>
  createNode(richText, id, { ...words(text), settings })
const aGrid = (id: string, props: PropsInput<typeof carGrid> = {}): BlockNode =>
  createNode(carGrid, id, {
    heading: 'Fresh',
    source: 'search',
    filter: { facets: { car_type: ['used'] } },
    limit: 6,
    ...props,
  })
const aCounter = (id: string, props: PropsInput<typeof salesCounter> = {}): BlockNode =>
  createNode(salesCounter, id, { source: 'actual', ...props })

const aThanksPage = {
  id: 8,
  title: 'Thank you',
  path: '/success',
  seo: { title: '', description: '', image: null, noindex: false },
  updatedAt: '2026-11-01T00:00:00.000Z',
}

type Failure = Parameters<RenderInput['report']>[0]

async function renderLayout(layout: BlockNode[], changes: Partial<RenderInput> = {}) {
  const failures: Failure[] = []
  const output = await render({ ...anInput(layout), report: (failure) => failures.push(failure), ...changes })
  const page = parseHtml(output.html)
  return { ...output, failures, page, main: page.querySelector('main')?.innerHTML ?? '' }
}

const anInput = (layout: BlockNode[]) =>
  ({
    site: aSite(),
    page: {
      id: 7,
      title: 'Home',
      path: '/welcome',
      layout,
      seo: { title: '', description: '', image: null, noindex: false },
      updatedAt: '2026-11-01T00:00:00.000Z',
    },
    params: {},
    url: '/welcome',
    status: 200,
    preview: false,
    now: new Date('2026-11-21T00:00:00.000Z'),
    requestId: 'test',
    api: sampleApi(),
    report: () => undefined,
  }) satisfies RenderInput

function counted(answers: Parameters<typeof sampleApi>[0] = {}): { api: Api; calls: string[] } {
  const calls: string[] = []
  const known = sampleApi(answers)
  return {
    calls,
    api: {
      call: (name, input) => {
        calls.push(name)
        return known.call(name, input)
      },
    },
  }
}

const stateOf = (html: string) => {
  const json = parseHtml(html).getElementById(stateElementId)?.textContent
  return json === undefined ? null : (JSON.parse(json) as { islands: { id: string }[]; queries: [string[], unknown][] })
}

/** The attributes of the scripts but for those that every page has. */
const scriptsOf = (html: string) =>
  [...parseHtml(html.replace(recorder?.html ?? '', '')).querySelectorAll(`script:not(${measuring}, ${data})`)].map(
    ({ attributes }) => Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  )

const data = '[type="speculationrules"], [type="application/ld+json"]'
const measuring = '[src$="client/measure.ts"], #forecourt-page'
const listsScript = { type: 'module', src: '/assets/renderer/client/local-lists.ts', fetchpriority: 'low' }
const recorder = visitRecorder(aSite(), { type: 'other', currency: 'AUD' })

test('every page is measured by one script that knows what the page is; a preview is not', async () => {
  const layout = [aText('a', 'Welcome')]
  const { html, page } = await renderLayout(layout)
  expect(html).toContain(
    '<script type="application/json" id="forecourt-page">{"type":"other","currency":"AUD"}</script>',
  )
  expect(page.querySelectorAll('script[type="module"][src$="client/measure.ts"]')).toHaveLength(1)
  const preview = await renderLayout(layout, { preview: true })
  expect(preview.page.querySelectorAll(measuring)).toHaveLength(0)
})

test('every page records its visit inline, as its policy admits; a preview and the thanks for a form do not', async () => {
  const layout = [aText('a', 'Welcome')]
  const { html, scriptHashes } = await renderLayout(layout)
  const [, source = ''] = /<script>([^<]*:visit[^<]*)<\/script>/.exec(html) ?? []
  expect(scriptHashes).toContain(`sha256-${createHash('sha256').update(source).digest('base64')}`)
  const thanks = await renderLayout(layout, { page: { ...aThanksPage, layout }, url: '/success' })
  const preview = await renderLayout(layout, { preview: true })
  expect([preview, thanks].map((page) => page.html.includes(':visit'))).toEqual([false, false])
})

test('a site’s tag is known to its pages and to their policy; a preview has none', async () => {
  const site = aSite({ config: { ...aSite().config, analytics: { question: '', tagId: 'GTM-AB12CD3' } } })
  const page = await renderLayout([], { site })
  expect(page.html).toContain('{"type":"other","currency":"AUD","tag":"GTM-AB12CD3"}')
  const [preview, untagged] = [await renderLayout([], { site, preview: true }), await renderLayout([])]
  expect([page, preview, untagged].map(({ isTagged }) => isTagged)).toEqual([true, false, false])
})

test('a page with a chat loads nothing of it before a press; its policy and no preview’s admits the chat’s origin (locations §6, Chat)', async () => {
  const chat = { script: 'https://chat.example.com/widget.js', token: 'dealer-7' }
  const { config, flags } = aSite()
  const site = aSite({ flags: { ...flags, chat: true }, config: { ...config, chat } })
  const page = await renderLayout([], { site })
  expect(page.html).not.toContain('chat.example.com')
  const [preview, without] = [await renderLayout([], { site, preview: true }), await renderLayout([])]
  const origins = [page, preview, without].map(({ chatOrigin }) => chatOrigin)
  expect(origins).toEqual(['https://chat.example.com', null, null])
})

test('only a site that asks first has the question, unseen until it is known that nobody answered', async () => {
  const { html } = await renderLayout([])
  expect(html).not.toContain('data-consent')
  const site = aSite({
    config: { ...aSite().config, analytics: { ...aSite().config.analytics, question: 'May we count?' } },
  })
  const asking = await renderLayout([], { site: { ...site, flags: { ...site.flags, askFirst: true } } })
  expect(readTexts(asking.page, 'aside[data-consent][hidden] > p')).toEqual(['May we count?'])
  expect(asking.page.querySelectorAll('button[type="button"][data-consent-open][hidden]')).toHaveLength(1)
})

test('a page whose blocks never hydrate ships no other script', async () => {
  const { html } = await renderLayout([aText('a', 'Welcome')])
  expect(html).toContain('Welcome')
  expect(scriptsOf(html)).toEqual([])
  expect(html).not.toContain('modulepreload')
})

test('a page of cards that never hydrate ships the script that keeps favourites, and no other', async () => {
  const { html } = await renderLayout([aText('a', 'Welcome'), aGrid('b')])
  expect(html).toContain('2021 Kia Cerato')
  expect(scriptsOf(html)).toEqual([listsScript])
})

test('a hydrated block is an island with its own state, and the page names one script', async () => {
  const { html, page } = await renderLayout([aText('a', 'Welcome'), aCounter('b')])
  expect(readTexts(page, 'main [data-island="b"] p')).toContain('37')
  const earlyPresses = {}
  expect(scriptsOf(html)).toEqual([
    earlyPresses,
    { type: 'module', src: '/assets/renderer/entry-client.ts', fetchpriority: 'low' },
    { type: 'application/json', id: stateElementId },
  ])
  expect(stateOf(html)).toMatchObject({
    islands: [{ id: 'b', block: 'sales-counter', hydrate: 'visible', props: { source: 'actual' } }],
    queries: [[['sales-count'], sampleAnswers.salesCount]],
  })
})

test('answers that only static blocks show stay out of the page’s state', async () => {
  const { html } = await renderLayout([aGrid('a'), aCounter('b')])
  expect(stateOf(html)?.queries.map(([key]) => key[0])).toEqual(['sales-count'])
})

test('nothing in the state can close its script element', async () => {
  const { html } = await renderLayout([aCounter('a', { heading: '</script><script>alert(1)</script>' })])
  expect(html).not.toContain('<script>alert')
  expect(stateOf(html)).not.toBeNull()
})

test('inline styles and scripts are those that the hashes admit, and no element has a style of its own', async () => {
  const { html, page, styleHashes, scriptHashes } = await renderLayout([aGrid('a'), aCounter('b')])
  const hash = (text = '') => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map((match) => match[1])
  expect([...styles, ''].map(hash)).toEqual(styleHashes)
  expect(
    [...html.matchAll(/<script(?: type="speculationrules")?>(.*?)<\/script>/g)].map((match) => hash(match[1])),
  ).toEqual(scriptHashes)
  const attributes = [...page.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(attributes.filter((name) => name === 'style' || name.startsWith('on'))).toEqual([])
})

test('a page that nothing hydrates on admits no style but its own', async () => {
  const { styleHashes } = await renderLayout([aGrid('a')])
  expect(styleHashes).toHaveLength(1)
})

test('a page that nothing hydrates on admits the styles of its vehicle’s dialogs', async () => {
  const vehicle = aVehicle({})
  const { html, styleHashes } = await renderLayout([createNode(vehicleButtons, 'a', {})], {
    params: { slug: vehicle.slug },
    url: `/cars/${vehicle.slug}`,
    api: sampleApi({ vehicle }),
  })
  expect(stateOf(html)).toBeNull()
  expect(styleHashes).toContain(`sha256-${createHash('sha256').update('').digest('base64')}`)
})

test('equal questions of different blocks are asked once', async () => {
  const { api, calls } = counted()
  const { tags } = await renderLayout([aGrid('a'), aGrid('b'), aCounter('c'), aCounter('d')], { api })
  expect(calls.toSorted()).toEqual(['salesCount', 'search'])
  expect(tags).toEqual(['stock'])
})

test('a block that throws takes nothing with it and is reported once', async () => {
  const broken = { ...sampleAnswers.search, hits: [null as never] }
  const { status, main, failures } = await renderLayout([aText('a', 'Before'), aGrid('b'), aText('c', 'After')], {
    api: sampleApi({ search: broken }),
  })
  expect(status).toBe(200)
  expect(main).toContain('Before')
  expect(main).toContain('After')
  expect(main).not.toContain('Fresh')
  expect(failures.map(({ blockType, blockId }) => [blockType, blockId])).toEqual([['car-grid', 'b']])
})

test('a preview names the block that failed, the unknown one, and the one that lacks a vehicle', async () => {
  const { page, noindex, scriptHashes } = await renderLayout(
    [aGrid('a'), { id: 'b', blockType: 'of-a-newer-version' }, createNode(vehicleTitle, 'c', {})],
    { preview: true, api: sampleApi({ search: { ...sampleAnswers.search, hits: [null as never] } }) },
  )
  const notices = [...page.querySelectorAll('main strong')].filter((name) =>
    name.parentElement?.textContent.includes(`${name.textContent} is not shown`),
  )
  expect(notices.map(({ textContent }) => textContent)).toEqual([
    'Car grid',
    'of-a-newer-version',
    'Vehicle title and price',
  ])
  expect(noindex).toBe(true)
  expect(scriptHashes).toEqual([])
})

test('on the canvas a block that fails says so in its place, and the others are shown', async () => {
  const answer = await renderCanvas({
    ...anInput([aText('a', 'Before'), aGrid('b'), aText('c', 'After')]),
    preview: true,
    canvas: { admin: '' },
    api: sampleApi({ search: { ...sampleAnswers.search, hits: [null as never] } }),
    changed: null,
    titledBy: null,
  })
  const { html }: { html: Record<string, string> } = JSON.parse(JSON.stringify(answer))
  expect(Object.keys(html)).toEqual(['a', 'b', 'c'])
  expect([html['a'], html['b'], html['c']]).toEqual([
    expect.stringContaining('Before'),
    expect.stringContaining('It could not be rendered.'),
    expect.stringContaining('After'),
  ])
})

test('visitors see nothing of an unknown block', async () => {
  const { main } = await renderLayout([
    { id: 'b', blockType: 'of-a-newer-version', prize: 'A car' },
    aText('a', 'Hello'),
  ])
  expect(main).not.toContain('of-a-newer-version')
  expect(main).toContain('Hello')
})

test('a page that is kept in memory shows and hides its blocks at their times, and by the site’s flags as they are', async () => {
  const layout = [
    aText('a', 'Soon', { visibility: { from: '2026-11-21T01:00:00.000Z', until: '2026-11-21T02:00:00.000Z' } }),
    aText('b', 'Reserve', { visibility: { flag: 'reserve' } }),
  ]
  const shown = async (time: string, reserve = false) => {
    const site = aSite()
    const { main } = await renderLayout(layout, {
      site: { ...site, flags: { ...site.flags, reserve } },
      now: new Date(`2026-11-21T${time}:00.000Z`),
    })
    return ['Soon', 'Reserve'].filter((text) => main.includes(text))
  }
  expect(await shown('00:59')).toEqual([])
  expect(await shown('01:00')).toEqual(['Soon'])
  expect(await shown('01:59', true)).toEqual(['Soon', 'Reserve'])
  expect(await shown('02:00')).toEqual([])
  expect(await shown('00:30')).toEqual([])
})

test('visibility drops blocks before they ask anything, and says when the page changes', async () => {
  const { api, calls } = counted()
  const { main, expiresIn } = await renderLayout(
    [
      aText('a', 'Now', { visibility: { until: '2026-11-21T01:00:00.000Z' } }),
      aText('b', 'Later', { visibility: { from: '2026-11-22T00:00:00.000Z' } }),
      aGrid('c', { settings: { visibility: { flag: 'reserve' } } }),
      aCounter('d', { settings: { visibility: { audience: 'signed-in' } } }),
    ],
    { api },
  )
  expect(main).toContain('Now')
  expect(main).not.toContain('Later')
  expect(calls).toEqual([])
  expect(expiresIn).toBe(3_600)
})

test('anyone who is signed in sees the blocks that are for them, in place of those for others', async () => {
  const layout = [
    aText('a', 'Sign in now', { visibility: { audience: 'signed-out' } }),
    aText('b', 'Welcome back', { visibility: { audience: 'signed-in' } }),
    aText('c', 'For all'),
  ]
  const shown = async (audience?: 'signed-in') => {
    const { main, hasAudiences } = await renderLayout(layout, { audience })
    return [hasAudiences, ...['Sign in now', 'Welcome back', 'For all'].filter((text) => main.includes(text))]
  }
  expect(await shown()).toEqual([true, 'Sign in now', 'For all'])
  expect(await shown('signed-in')).toEqual([true, 'Welcome back', 'For all'])
  expect((await renderLayout([aText('c', 'For all')])).hasAudiences).toBe(false)
})

test('a block for phones is told apart by CSS, since everybody gets the same HTML', async () => {
  const { page } = await renderLayout([aText('a', 'Call us', { visibility: { viewport: 'mobile' } })])
  expect(readTexts(page, 'main [data-only="mobile"]')).toEqual(['Call us'])
})

test('blocks in slots are rendered in place; those of a column that is not shown neither ask nor show', async () => {
  const { api, calls } = counted()
  const { page, html } = await renderLayout(
    [
      createNode(columns, 'a', {
        count: '2',
        first: [aText('b', 'Left')],
        second: [aCounter('c')],
        third: [aGrid('d')],
      }),
    ],
    { api },
  )
  expect(readAttributes(page, 'main [data-slot]', 'data-slot')).toEqual(['b', 'c'])
  expect(readTexts(page, '[data-slot="b"]')).toEqual(['Left'])
  expect(page.querySelectorAll('[data-slot="c"] > [data-island="c"]')).toHaveLength(1)
  expect(calls).toEqual(['salesCount'])
  expect(stateOf(html)?.islands.map(({ id }) => id)).toEqual(['c'])
})

test('an anchor that stands twice, by a copy or a section used twice, is an id once', async () => {
  const anchored = (node: BlockNode, settings = {}) => ({ ...node, settings: { anchor: 'offers', ...settings } })
  const shared = { section: { id: 5, name: 'Proof', layout: [anchored(aCounter('x'))] } }
  const { page } = await renderLayout([
    anchored(aCounter('past'), { visibility: { until: '2020-01-01T00:00:00.000Z' } }),
    anchored(aCounter('a')),
    anchored(aCounter('b')),
    createNode(section, 's', shared),
    createNode(section, 't', shared),
  ])
  const ids = readAttributes(page, '[id^="offers"]', 'id')
  expect(ids).toEqual(['offers', 'offers-2', 'offers-3', 'offers-4'])
})

test('a renamed anchor takes no name that another block or the page itself has', async () => {
  const anchored = (id: string, anchor: string) => ({ ...aCounter(id), settings: { anchor } })
  const offers = [anchored('a', 'offers'), anchored('b', 'offers'), anchored('c', 'offers-2')]
  const idsOf = async (layout: BlockNode[]) =>
    [...(await renderLayout(layout)).page.querySelectorAll('[id]')].map(({ id }) => id)
  // An anchor has no underscores, with which React's ids begin.
  const own = (await idsOf(offers)).filter((id) => !/^(offers|_)/.test(id))
  expect(own).toContain('main')
  const ids = await idsOf([...offers, ...own.map((id, index) => anchored(`own-${index}`, id))])
  expect(ids.filter((id) => id.startsWith('offers'))).toEqual(['offers', 'offers-3', 'offers-2'])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a section used twice shows twice, each island under an id of its own', async () => {
  const shared = { section: { id: 5, name: 'Proof', layout: [aCounter('x')] } }
  const { html, page } = await renderLayout([createNode(section, 'a', shared), createNode(section, 'b', shared)])
  expect(readTexts(page, 'main section h2')).toEqual(['Sales this Month', 'Sales this Month'])
  expect(stateOf(html)?.islands.map(({ id }) => id)).toEqual(['x', 'x-2'])
  const ids = readAttributes(page, '[id]', 'id')
  expect(ids.length).toBeGreaterThan(1)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a page that shows promotions is worth until the next one begins or ends (vehicles §3, Stored and related entries)', async () => {
  const { promos } = sampleAnswers.promos
  const api = sampleApi({ promos: { promos, nextChange: '2026-11-21T00:30:00.000Z' } })
  expect((await renderLayout([createNode(promo, 'a', {}), aText('b', 'Hello')], { api })).expiresIn).toBe(1_800)
  expect((await renderLayout([aText('b', 'Hello')], { api })).expiresIn).toBeNull()
})

test('a page with a slider is worth until a campaign of it ends (locations §9, Campaign expiry)', async () => {
  const picture = { id: 1, url: '/media/a.webp', alt: 'A car', width: 1920, height: 695 }
  const aSlide = { id: 1, name: 'End of financial year', image: picture, expiry: '2026-11-21T00:30:00.000Z' }
  expect((await renderLayout([createNode(slider, 'a', { chosen: [aSlide] })])).expiresIn).toBe(1_800)
})

test('the rating of a third party is fetched once for all places of a page, and by no browser (locations §4, Third-party ratings)', async () => {
  const answering = sampleApi()
  const calls: string[] = []
  const api: Api = { call: (name, input) => (calls.push(name), answering.call(name, input)) }
  const { main, html } = await renderLayout([createNode(partnerRating, 'a', {}), createNode(partnerRating, 'b', {})], {
    api,
  })
  expect(main.match(/4\.6 of 5 at Snap 21/g)).toHaveLength(2)
  expect(calls).toEqual(['rating'])
  expect(stateOf(html)).toBeNull()
})

test('a page with vehicles brings the one script that keeps them, and the tray; another brings neither', async () => {
  const withCards = await renderLayout([aGrid('a')])
  expect(scriptsOf(withCards.html)).toContainEqual(listsScript)
  expect(withCards.html).toContain('data-tray')
  const without = await renderLayout([aText('b', 'Hello')])
  expect(without.html).not.toMatch(/client\/keep|data-tray/)
})

test('a header that says how many favourites there are brings their script to every page, and no tray', async () => {
  const { html } = await renderLayout([aText('b', 'Hello')], { site: aSite({ hasFavourites: true }) })
  expect(scriptsOf(html)).toEqual([listsScript])
  expect(html).not.toContain('data-tray')
})

test('what is said of a favourite leads to the list only where the site has that page (vehicles §4)', async () => {
  const { html } = await renderLayout([aGrid('a')], { site: aSite({ hasFavourites: true }) })
  expect(html).toContain('View List')
  expect((await renderLayout([aGrid('a')])).html).not.toContain('View List')
})

test('a site without favourites has no trace of them (vehicles §6, Switches by tenant)', async () => {
  const site = aSite()
  const { html, page } = await renderLayout([aGrid('a')], {
    site: { ...site, flags: { ...site.flags, favourites: false } },
  })
  expect(page.querySelector('[data-keep]')).toBeNull()
  expect(html).not.toContain('client/keep')
})

test('the page of a vehicle follows the switches of its dealership (locations §6, Switches by dealership)', async () => {
  const site = aSite({ dealershipFlags: { noosa: { reserve: true, brochureForms: true } } })
  const hidden = aText('b', 'Ask for the brochure.', { visibility: { flag: 'brochureForms' } })
  const show = async (dealership_slug: string) => {
    const vehicle = aVehicle({ dealership_slug })
    const { main } = await renderLayout([createNode(vehicleButtons, 'a', {}), hidden], {
      site,
      params: { slug: vehicle.slug },
      url: `/cars/${vehicle.slug}`,
      api: sampleApi({ vehicle }),
    })
    return [main.includes('/checkout'), main.includes('Ask for the brochure.')]
  }
  expect(await show('noosa')).toEqual([true, true])
  expect(await show('maroochydore')).toEqual([false, false])
})

test('a page has one first heading: its first block’s own, else its title for those who listen', async () => {
  const own = await renderLayout([aGrid('a'), aCounter('b')])
  expect(readTexts(own.page, 'h1')).toEqual(['Fresh'])
  const title = await renderLayout([aText('a', 'Only words'), aGrid('b', { heading: '' })])
  expect([readTexts(title.page, 'h1'), readTexts(title.page, 'h1[data-unseen]')]).toEqual([['Home'], ['Home']])
})

test('without its answer a static block is left out, a hydrated one is left to the browser, and the page is kept but a moment', async () => {
  const api: Api = { call: () => Promise.reject(new Error('down')) }
  const { main, html, failures, expiresIn } = await renderLayout(
    [aGrid('a'), aCounter('b'), aText('c', 'Still here')],
    { api },
  )
  expect(main).not.toContain('Fresh')
  expect(main).toContain('Sales this Month')
  expect(main).toContain('Still here')
  expect(stateOf(html)?.queries).toEqual([])
  expect(failures.map(({ blockId }) => blockId).toSorted()).toEqual(['a', 'b'])
  expect(expiresIn).toBe(10)
})

test('an answer that never comes holds the page for five seconds and no longer', async () => {
  vi.useFakeTimers()
  const never: Api = { call: () => new Promise(() => undefined) }
  const rendering = renderLayout([createNode(reviewsCarousel, 'a', {}), aText('b', 'Still here')], { api: never })
  await vi.advanceTimersByTimeAsync(5_000)
  const { main, expiresIn } = await rendering
  vi.useRealTimers()
  expect(main).toContain('Still here')
  expect(expiresIn).toBe(10)
})

test('a vehicle page is titled, described and tagged by its vehicle', async () => {
  const { page, tags, status } = await renderLayout([createNode(vehicleTitle, 'a', {})], {
    params: { slug: sampleAnswers.vehicle?.slug ?? '' },
    url: `/cars/${sampleAnswers.vehicle?.slug}`,
  })
  expect(status).toBe(200)
  expect(page.title).toBe('2021 Kia Cerato Sport BD | Coastline Kia')
  const metaOf = (selector: string) => readAttributes(page, `head meta${selector}`, 'content')
  expect(metaOf('[name="description"]')).toEqual([
    expect.stringContaining('$24,990. For sale at Coastline Kia in Southport.'),
  ])
  const share = 'http://coastline-kia.localhost:3000/_share/cars/2021-kia-cerato-sport-a12.jpg?v='
  expect(metaOf('[property^="og:image"]:not([property$=":alt"])')).toEqual([
    expect.stringContaining(share),
    '1200',
    '630',
  ])
  expect(tags).toEqual(['vehicle:12', 'locations'])
})

const linkedDataOf = (html: string): Record<string, unknown>[] | null => {
  const json = parseHtml(html).querySelector('script[type="application/ld+json"]')?.textContent
  return json === undefined ? null : (JSON.parse(json)['@graph'] as Record<string, unknown>[])
}
const renderVehicle = (changes: Parameters<typeof aVehicle>[0], more: Partial<RenderInput> = {}) => {
  const vehicle = aVehicle(changes)
  return renderLayout([createNode(vehicleTitle, 'a', {})], {
    params: { slug: vehicle.slug },
    url: `/cars/${vehicle.slug}`,
    api: sampleApi({ vehicle }),
    ...more,
  })
}

test('pages of a site with a map service may show its pictures', async () => {
  const { config } = aSite()
  const site = aSite({ config: { ...config, maps: { ...config.maps, picture: 'https://maps.example.com/{key}.png' } } })
  const origins = [await renderLayout([], { site }), await renderLayout([])].map(({ mapOrigin }) => mapOrigin)
  expect(origins).toEqual(['https://maps.example.com', null])
})

test('pages of a site whose map comes from another server may call it', async () => {
  const { config } = aSite()
  const site = aSite({
    config: { ...config, maps: { ...config.maps, source: 'https://tiles.example.com/style.json' } },
  })
  const origins = [await renderLayout([], { site }), await renderLayout([])].map(({ tileOrigin }) => tileOrigin)
  expect(origins).toEqual(['https://tiles.example.com', null])
})

test('machines read on a vehicle page what it is, who sells it, where it stands and the way to it', async () => {
  const [car, dealer, crumbs] = linkedDataOf((await renderVehicle({})).html) ?? []
  expect(car).toMatchObject({ '@type': 'Car', name: '2021 Kia Cerato Sport BD', offers: { price: '24990.00' } })
  expect(dealer).toMatchObject({
    '@type': 'AutoDealer',
    address: { streetAddress: '1 Ferry Road', postalCode: '4215' },
  })
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
})

const documentsOf = (html: string) =>
  [...parseHtml(html).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Record<string, unknown>,
  )
const typesOf = (html: string) => documentsOf(html).map((document) => document['@type'])

const stockPage = {
  id: 9,
  title: 'Our stock',
  path: '/our-stock',
  layout: [createNode(stockSearch, 'a', {}), createNode(searchResults, 'b', {})],
  seo: { title: '', description: '', image: null, noindex: false },
  updatedAt: '2026-11-01T00:00:00.000Z',
}

test('machines read on the home page who the dealer is and when it is open; one that nobody says in time is left out', async () => {
  const home = { ...stockPage, title: 'Home', path: '/', layout: [aText('a', 'Hello')] }
  const { html, tags } = await renderLayout([], { page: home, url: '/' })
  const [dealer] = documentsOf(html)
  expect(dealer).toMatchObject({ '@type': 'AutoDealer', name: 'Coastline Kia', department: [{}] })
  expect(dealer?.['openingHoursSpecification']).toHaveLength(5)
  expect(tags).toContain('locations')
  const known = sampleApi()
  const api: Api = {
    call: (name, input) => (name === 'locations' ? new Promise(() => undefined) : known.call(name, input)),
  }
  expect(typesOf((await renderLayout([], { page: home, url: '/', api })).html)).toEqual([])
})

test('machines read on a stock page the way to it and what it lists; with a shopper’s filters nothing', async () => {
  const render = (url: string) => renderLayout([], { page: stockPage, url })
  expect(typesOf((await render('/our-stock')).html)).toEqual(['BreadcrumbList', 'ItemList'])
  expect(typesOf((await render('/our-stock?query=sunroof')).html)).toEqual([])
})

test('machines read of an article when it was published', async () => {
  const page = { ...stockPage, path: '/blog/tyres', layout: [aText('a', 'Tyres')], articleDate: '2026-10-02' }
  expect(typesOf((await renderLayout([], { page, url: '/blog/tyres' })).html)).toEqual([
    'BreadcrumbList',
    'BlogPosting',
  ])
})

test('an article and a page that lists articles name the feed of the site’s news, and no other page does', async () => {
  const article = { ...stockPage, path: '/blog/tyres', layout: [aText('a', 'Tyres')], articleDate: '2026-10-02' }
  const pages = [
    await renderLayout([], { page: article, url: '/blog/tyres' }),
    await renderLayout([createNode(blogs, 'a', {})]),
    await renderLayout([aText('a', 'Hello')]),
  ]
  const feeds = pages.map(({ page }) => readAttributes(page, 'head link[type="application/rss+xml"]', 'href'))
  expect(feeds).toEqual([['/rss.xml'], ['/rss.xml'], []])
})

const aPrintPage = {
  id: 8,
  title: 'Print',
  path: '/print',
  layout: [createNode(vehiclePrint, 'a', {})],
  seo: { title: '', description: '', image: null, noindex: true },
  updatedAt: '2026-11-01T00:00:00.000Z',
}

test('the print page prints the vehicle that its address names (vehicles §2, Print route; locations §2, Print route)', async () => {
  const { status, main, noindex, html } = await renderLayout([], { page: aPrintPage, url: '/print?car_id=2021-kia' })
  expect([status, noindex]).toEqual([200, true])
  expect(main).toContain('2021 Kia Cerato Sport BD')
  expect(html).toContain('vehicle-tools')
})

test('the print page without a vehicle is not there', async () => {
  expect((await renderLayout([], { page: aPrintPage, url: '/print' })).status).toBe(404)
})

test('no word of a vehicle breaks out of what machines read', async () => {
  const wild = '</script><script>alert(1)</script><!--<script>\u2028"\\'
  const { html } = await renderVehicle({ badge: wild, colour: wild, stocknum: wild.slice(0, 70) })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<!--<script>')
  expect(linkedDataOf(html)?.[0]).toMatchObject({ color: wild })
})

test('a page of a vehicle is made without its place where nobody says in time where that is', async () => {
  const known = sampleApi()
  const api: Api = {
    call: (name, input) => (name === 'locations' ? new Promise(() => undefined) : known.call(name, input)),
  }
  const { html, status } = await renderVehicle({}, { api })
  expect(status).toBe(200)
  expect(linkedDataOf(html)?.[1]).toMatchObject({ '@type': 'AutoDealer', address: { addressLocality: 'Southport' } })
})

const canonical = 'link[rel="canonical"]'

test('a car sold two days ago still has its page, until its third day is over (vehicles §4)', async () => {
  const { status, html, page, expiresIn, noindex } = await renderVehicle({
    status: 'sold',
    sold_at: '2026-11-18T00:10:00.000Z',
  })
  expect([status, noindex, expiresIn]).toEqual([200, false, 600])
  expect(html).toContain('Unfortunately this car recently sold.')
  expect(page.querySelectorAll(canonical)).toHaveLength(1)
})

test('after that the same page helps anyone who still comes, is no longer for search engines, and says so (vehicles §4)', async () => {
  const sold = { status: 'sold', sold_at: '2026-11-17T00:00:00.000Z' } as const
  const { status, html, page, tags, noindex } = await renderVehicle(sold)
  expect([status, noindex, tags]).toEqual([410, true, ['vehicle:12', 'locations']])
  expect(html).toContain('Find Me Something Similar')
  expect(page.querySelector(canonical)).toBeNull()
  expect(html).not.toContain('data-viewed')
  expect(linkedDataOf(html)).toBeNull()
})

test('a page that nobody described is described by its first words, and one without words by the site’s', async () => {
  const described = async (layout: BlockNode[]) =>
    (await renderLayout(layout)).page.querySelector('meta[name="description"]')?.getAttribute('content')
  const hidden = aText('a', 'Not yet', { visibility: { from: '2026-11-22T00:00:00.000Z' } })
  expect(
    await described([hidden, aGrid('b', { heading: 'Just arrived' }), aText('c', 'We sell cars,  and love it!')]),
  ).toBe('Just arrived. We sell cars, and love it!')
  expect(await described([aText('a', 'A word '.repeat(40))])).toMatch(/^(A word ){22}A…$/)
  expect(await described([aGrid('a', { heading: '' }), aCounter('b')])).toBe(aSite().tagline)
})

test('a vehicle that the site never had gives its own 404, until the stock changes', async () => {
  const { status, html, page, tags, noindex } = await renderLayout([createNode(vehicleTitle, 'a', {})], {
    params: { slug: 'gone' },
    url: '/cars/gone',
    api: sampleApi({ vehicle: null }),
  })
  expect([status, noindex, tags]).toEqual([404, true, ['stock']])
  expect(html).toContain('This vehicle is no longer listed.')
  expect(page.querySelector(canonical)).toBeNull()
})

test('the 404 and 500 pages offer a search and ask the platform nothing', async () => {
  for (const [status, title] of [
    [404, 'Page not found'],
    [500, 'Something went wrong'],
  ] as const) {
    const { api, calls } = counted()
    const { html, page, status: answered } = await renderLayout([], { page: null, status, api })
    expect(answered).toBe(status)
    expect(readTexts(page, 'h1')).toEqual([title])
    expect(page.querySelectorAll('main form[action="/search/new-used-and-demo-cars"]')).toHaveLength(1)
    expect(scriptsOf(html)).toEqual([])
    expect(calls).toEqual([])
  }
})

test('filters and sorts share one canonical address, and each page of results has its own', async () => {
  const { page } = await renderLayout([], { url: '/search/used-cars?sortBy=price-asc&page=2' })
  expect(readAttributes(page, canonical, 'href')).toEqual([
    'http://coastline-kia.localhost:3000/search/used-cars?page=2',
  ])
})

test('an announcement brings the one line that remembers its dismissal, which the policy admits; a site without one has no script', async () => {
  const site = aSite()
  const announcement = { text: 'Open on Sunday', url: '' }
  const layout = [aText('a', 'Hi')]
  const { page, scriptHashes } = await renderLayout(layout, {
    site: { ...site, config: { ...site.config, announcement } },
  })
  const memory = page.querySelector('script:not([type]):has(+ main)')?.textContent ?? ''
  expect(scriptHashes).toContain(`sha256-${createHash('sha256').update(memory).digest('base64')}`)
  expect(scriptsOf((await renderLayout(layout)).html)).toEqual([])
})

test('a form that was posted without script and refused stands on a page of the site, with what was typed and a way to each error (locations §5)', async () => {
  const fields = [{ path: 'email', message: 'Please enter a valid email address.' }]
  const form = withAnswers(sampleAnswers.leadForm, { name: 'Al "Ace" <Smith>', email: 'nonsense', message: 'Hi' })
  const { status, page, noindex } = await renderLayout([], {
    page: null,
    own: {
      kind: 'refused-form',
      says: { form, problem: problem('input-invalid', { fields }), from: 'https://x.example/contact?car_id=3' },
    },
  })
  expect([status, noindex]).toEqual([400, true])
  expect(page.title).toMatch(`Error: ${form.title} | `)
  expect(page.querySelector('main')?.textContent).toContain('Please fix the following errors:')
  expect(readTexts(page, 'main a[href="#form-email"]')).toEqual(['Please enter a valid email address.'])
  expect(page.querySelectorAll('main input#form-email[aria-invalid="true"]')).toHaveLength(1)
  expect(readAttributes(page, 'main input[name="name"]', 'value')).toEqual(['Al "Ace" <Smith>'])
  expect(readTexts(page, 'main textarea[name="message"]')).toEqual(['Hi'])
  expect(readAttributes(page, 'main input[name="from"]', 'value')).toEqual(['https://x.example/contact?car_id=3'])
  expect(page.querySelector('[data-island]')).toBeNull()
})

test('blocks in columns three levels deep are on the page, in order', async () => {
  const within = (id: string, ...first: BlockNode[]) =>
    createNode(columns, id, { first, second: [aText(`${id}-text`, id)] })
  const layout = [within('one', within('two', within('three', aText('deepest', 'Deepest'), aGrid('grid'))))]
  const { html, failures } = await renderLayout(layout)
  expect(failures).toEqual([])
  const { body } = parseHtml(html)
  expect(readTexts(body, 'p').filter((text) => ['Deepest', 'three', 'two', 'one'].includes(text))).toEqual([
    'Deepest',
    'three',
    'two',
    'one',
  ])
  expect(html).toContain('Fresh')
})
