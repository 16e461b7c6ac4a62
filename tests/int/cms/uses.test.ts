import { sql } from '@payloadcms/db-postgres'
import { type CollectionSlug, createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import type { Use, UsedDocument } from '#cms/uses/use.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let editor: Person
let paths = 0

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => running.stop())

const findUses = async (target: object) => {
  const { findUses: find } = await import('#cms/uses/find-uses.ts')
  return find(await createLocalReq({}, running.cms), { tenant: sites.own, ...target } as never)
}

const findBlockUses = async (slug: string, tenants: number[]) => {
  const { findBlockUses: find } = await import('#cms/uses/find-block-uses.ts')
  return find(await createLocalReq({}, running.cms), { slug, tenants })
}

const countUses = async (tenants: number[]) => {
  const { countBlockUses } = await import('#cms/uses/count-block-uses.ts')
  return Object.fromEntries(await countBlockUses(await createLocalReq({}, running.cms), { tenants }))
}

async function aPage(title: string, data: object, isDraft = false): Promise<number> {
  paths += 1
  const page = await running.cms.create({
    collection: 'pages',
    draft: isDraft,
    data: { tenant: sites.own, title, path: `/page-${paths}`, ...(isDraft ? {} : { _status: 'published' }), ...data },
  } as never)
  return page.id
}

const remove = async (collection: string, id: number, headers: Record<string, string> = {}) => {
  const response = await running.fetch(`/cms/api/${collection}/${id}`, {
    method: 'DELETE',
    headers: { Authorization: `JWT ${editor.token}`, ...headers },
  })
  return { status: response.status, body: await response.json() }
}

const removeSeveral = async (collection: string, ids: number[], headers: Record<string, string> = {}) => {
  const query = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&')
  const response = await running.fetch(`/cms/api/${collection}?${query}`, {
    method: 'DELETE',
    headers: { Authorization: `JWT ${editor.token}`, 'If-Match': '*', ...headers },
  })
  return { status: response.status, body: await response.json() }
}

describe('where a picture is used', () => {
  test('is told of blocks, of nested blocks, of lists, of rich text and of other fields, in drafts and on published pages', async () => {
    const id = await aDocument(running.cms, 'media', sites.own)
    await aPage('In a block', { layout: [{ blockType: 'hero', heading: 'Hi', image: id }] })
    await aPage('In a column', {
      layout: [{ blockType: 'columns', first: [{ blockType: 'hero', heading: 'Hi', image: id }] }],
    })
    await aPage('For search engines', { seo: { image: id } })
    await aPage('In a draft', { layout: [{ blockType: 'hero', image: id }] }, true)
    const slide = await running.cms.create({
      collection: 'slides',
      data: { tenant: sites.own, name: 'A slide', image: id },
    })
    await aPage('With another number', { layout: [{ blockType: 'sales-counter', heading: 'x', start: id }] }, true)
    const uses = await findUses({ collection: 'media', id })
    expect(uses.map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'A slide: published',
      'For search engines: published',
      'In a block: published',
      'In a column: published',
      'In a draft: draft',
    ])
    expect(uses[0]).toMatchObject({ collection: 'slides', id: slide.id })
  })

  test('is told of the draft on top of a published page too, each for itself', async () => {
    const id = await aDocument(running.cms, 'media', sites.own)
    const page = await aPage('Both', { layout: [{ blockType: 'hero', heading: 'Hi', image: id }] })
    await running.cms.update({ collection: 'pages', id: page, draft: true, data: { layout: [], _status: 'draft' } })
    expect((await findUses({ collection: 'media', id })).map(({ state }) => state)).toEqual(['published'])
  })

  test('of a template is told of its sites', async () => {
    const id = await aDocument(running.cms, 'media', sites.template)
    await aPage('On a site', { layout: [{ blockType: 'hero', heading: 'Hi', image: id }] })
    expect(await findUses({ tenant: sites.template, collection: 'media', id })).toEqual([
      expect.objectContaining({ title: 'On a site' }),
    ])
  })

  test('is told of no other site', async () => {
    const id = await aDocument(running.cms, 'media', sites.own)
    await aPage('Own', { layout: [{ blockType: 'hero', heading: 'Hi', image: id }] })
    expect(await findUses({ tenant: sites.other, collection: 'media', id })).toEqual([])
  })
})

/** A block that shows a document of each collection. */
const blockWith = {
  sections: (id: number) => ({ blockType: 'section', section: id }),
  promos: (id: number) => ({ blockType: 'promo', heading: 'Offers', source: 'chosen', chosen: [id] }),
  slides: (id: number) => ({ blockType: 'slider', source: 'collection', chosen: [id] }),
  media: (id: number) => ({ blockType: 'hero', heading: 'Hi', image: id }),
} as const

const tell = (uses: Use[]) => uses.map(({ title, state, site }) => `${title}: ${state}${site ? ` of ${site}` : ''}`)

describe.each(Object.entries(blockWith))('where one of the %s is used', (collection, write) => {
  test('stands in its form', () => {
    const { fields } = running.cms.collections[collection as CollectionSlug].config
    expect(fields.map((field) => ('name' in field ? field.name : ''))).toContain('whereUsed')
  })

  test('is told of pages, drafts, sections and page templates, each with the block that shows it', async () => {
    const id = await aDocument(running.cms, collection, sites.own)
    const block = { id: 'the-block', ...write(id) }
    await aPage('A page', { layout: [{ blockType: 'columns', first: [block] }] })
    await aPage('A draft', { layout: [block] }, true)
    await aPage('A template', { layout: [block], isPageTemplate: true })
    const name = `Around ${collection}`
    await running.cms.create({
      collection: 'sections',
      data: { tenant: sites.own, name, layout: [block], _status: 'published' },
    } as never)
    const uses = await findUses({ collection, id })
    expect(tell(uses)).toEqual(['A page: published', 'A template: published', `${name}: published`, 'A draft: draft'])
    expect(uses.map(({ block: shown }) => shown)).toEqual(['the-block', 'the-block', 'the-block', 'the-block'])
    expect(uses.filter(({ isPageTemplate }) => isPageTemplate).map(({ title }) => title)).toEqual(['A template'])
  })

  test('of a template names its sites, and of another site nothing', async () => {
    const id = await aDocument(running.cms, collection, sites.template)
    await aPage('Of a site', { layout: [write(id)] })
    await aPage('Of the template', { tenant: sites.template, layout: [write(id)] })
    expect(tell(await findUses({ tenant: sites.template, collection, id }))).toEqual([
      'Of a site: published of Own',
      'Of the template: published',
    ])
    expect(await findUses({ tenant: sites.other, collection, id })).toEqual([])
  })

  test('is said before it is deleted, alone and among several', async () => {
    const [used, unused, alsoUsed] = [
      await aDocument(running.cms, collection, sites.own),
      await aDocument(running.cms, collection, sites.own),
      await aDocument(running.cms, collection, sites.own),
    ]
    await aPage('Shows one', { layout: [write(used)] })
    await aPage('Shows the other', { layout: [write(alsoUsed)] }, true)
    const alone = await remove(collection, used)
    expect({ status: alone.status, uses: tell(alone.body.errors[0].data.uses) }).toEqual({
      status: 409,
      uses: ['Shows one: published'],
    })
    const ids = [used, unused, alsoUsed]
    const several = await removeSeveral(collection, ids)
    expect({ status: several.status, kept: several.body.errors.map(tellKept).toSorted() }).toEqual({
      status: 400,
      kept: [`${used}: Shows one: published`, `${alsoUsed}: Shows the other: draft`].toSorted(),
    })
    const confirmed = await removeSeveral(collection, ids, { 'X-Delete-Used': 'yes' })
    expect({ status: confirmed.status, gone: confirmed.body.docs.length }).toEqual({ status: 200, gone: 2 })
  })
})

const tellKept = ({ id, data }: { id: number; data: UsedDocument }) => `${id}: ${tell(data.uses).join()}`

test('redirects and menus that lead to a page are told, and no redirect that only begins like it', async () => {
  const page = await aPage('Old offers', { path: '/old-offers' })
  for (const [from, to] of [
    ['/a', '/old-offers'],
    ['/b', '/old-offers?from=mail#form'],
    ['/c', '/old-offers-2'],
    ['/d', 'https://elsewhere.example/old-offers'],
  ])
    await running.cms.create({ collection: 'redirects', data: { tenant: sites.own, from, to } } as never)
  await running.cms.create({
    collection: 'menus',
    data: {
      tenant: sites.own,
      name: 'Main menu',
      place: 'header',
      items: [{ link: { kind: 'page', page, label: 'Offers' } }],
      _status: 'published',
    },
  } as never)
  expect(tell(await findUses({ collection: 'pages', id: page }))).toEqual([
    '/a: published',
    '/b: published',
    'Main menu: published',
  ])
})

describe('a link to a page by its typed address', () => {
  const linkTo = (url: string) => ({
    blockType: 'hero',
    heading: 'Hi',
    buttons: [{ link: { kind: 'url', url, label: 'Go' } }],
  })
  const richLinkTo = (url: string) => ({
    blockType: 'rich-text',
    content: {
      root: { type: 'root', children: [{ type: 'link', fields: { linkType: 'custom', url }, children: [] }] },
    },
  })

  test('is told of blocks, rich text, menus, slides and drafts, by its path and by the site’s own domain', async () => {
    const page = await aPage('Wanted', { path: '/wanted' })
    await running.cms.update({ collection: 'tenants', id: sites.own, data: { hosts: [{ host: 'own.example' }] } })
    await aPage('By path', { layout: [{ blockType: 'columns', first: [{ id: 'link', ...linkTo('/Wanted/?a=b#c') }] }] })
    await aPage('By domain', { layout: [linkTo('https://own.example/wanted')] })
    await aPage('In text', { layout: [richLinkTo('/wanted')] }, true)
    await aPage('Elsewhere', { layout: [linkTo('https://other.example/wanted')] })
    await aPage('Only alike', { layout: [linkTo('/wanted-2'), linkTo('/un/wanted')] })
    await aPage(
      'A chosen page',
      {
        layout: [
          { blockType: 'hero', heading: 'Hi', buttons: [{ link: { kind: 'page', url: '/wanted', label: 'Go' } }] },
        ],
      },
      true,
    )
    await running.cms.create({
      collection: 'slides',
      data: {
        tenant: sites.own,
        name: 'A slide',
        image: await aDocument(running.cms, 'media', sites.own),
        url: '/wanted',
      },
    } as never)
    await running.cms.create({
      collection: 'menus',
      data: {
        tenant: sites.own,
        name: 'Footer',
        place: 'footer',
        items: [{ link: { kind: 'url', url: '/wanted', label: 'Wanted' } }],
        _status: 'published',
      },
    } as never)
    await aPage('On another site', { tenant: sites.other, layout: [linkTo('/wanted')] })
    const uses = await findUses({ collection: 'pages', id: page })
    expect(tell(uses)).toEqual([
      'A slide: published',
      'By domain: published',
      'By path: published',
      'Footer: published',
      'In text: draft',
    ])
    expect(uses.find(({ title }) => title === 'By path')?.block).toBe('link')
  })

  test('to a template’s page counts on the sites that show it, and to a site’s own page in its place', async () => {
    const path = '/both'
    const shared = await aPage('Shared', { tenant: sites.template, path })
    const own = await aPage('Own', { path }, true)
    await aPage('Of the site', { layout: [linkTo(path)] })
    await aPage('Of the template', { tenant: sites.template, path: '/linking', layout: [linkTo(path)] })
    const ofTemplate = () => findUses({ tenant: sites.template, collection: 'pages', id: shared })
    expect(tell(await ofTemplate())).toEqual(['Of the site: published of Own', 'Of the template: published'])
    await running.cms.update({ collection: 'pages', id: own, data: { _status: 'published' } })
    expect(tell(await ofTemplate())).toEqual(['Of the template: published'])
    expect(tell(await findUses({ collection: 'pages', id: own }))).toEqual([
      'Of the site: published',
      'Of the template: published of Standard',
    ])
  })

  test('to a page of a pattern counts, unless another page has that address', async () => {
    const page = await aPage('Any model', { path: '/models/:slug' })
    const literal = await aPage('The one', { path: '/models/cx-5' })
    await aPage('To a model', { layout: [linkTo('/models/mazda-3')] })
    await aPage('To the one', { layout: [linkTo('/models/cx-5')] })
    expect(tell(await findUses({ collection: 'pages', id: page }))).toEqual(['To a model: published'])
    expect(tell(await findUses({ collection: 'pages', id: literal }))).toEqual(['To the one: published'])
  })
})

describe('where a type of block is used', () => {
  const form = (purpose: string) => ({ id: `form-${purpose}`, blockType: 'trade-in', purpose })

  test('is told of pages, drafts, sections and page templates of the sites that are asked about', async () => {
    await aPage('Sell your car', { layout: [{ blockType: 'columns', first: [form('sell')] }] })
    await aPage('Swap it', { layout: [form('trade-in')] }, true)
    await aPage('Start of forms', { layout: [form('sell')], isPageTemplate: true })
    await aPage('On another site', { tenant: sites.other, layout: [form('sell')] })
    await aPage('Of the template', { tenant: sites.template, layout: [form('sell')] }, true)
    const own = await findBlockUses('trade-in', [sites.own])
    expect(tell(own)).toEqual([
      'Sell your car: published of Own',
      'Start of forms: published of Own',
      'Swap it: draft of Own',
    ])
    expect(own[0]).toMatchObject({ collection: 'pages', block: 'form-sell', tenant: sites.own })
    expect(tell(await findBlockUses('trade-in', [sites.template, sites.other]))).toEqual([
      'On another site: published of Other',
      'Of the template: draft of Standard',
    ])
    expect(await countUses([sites.own])).toMatchObject({ 'trade-in': 3 })
    expect(await countUses([sites.own, sites.other, sites.template])).toMatchObject({ 'trade-in': 5 })
  })

  test('is told of the pages that a site shows of its template, and not of those it has replaced', async () => {
    const layout = [{ blockType: 'cta-grid' }]
    const shared = { tenant: sites.template, layout }
    await aPage('Shown', { ...shared, path: '/shown' })
    await aPage('Replaced', { ...shared, path: '/replaced' })
    await aPage('Draft of the template', { ...shared, path: '/draft' }, true)
    await aPage('Own', { path: '/replaced', layout: [] })
    await aPage('Own draft', { path: '/shown', layout: [] }, true)
    expect(tell(await findBlockUses('cta-grid', [sites.own]))).toEqual(['Shown: published of Standard'])
    expect(await findBlockUses('cta-grid', [sites.other])).toEqual([])
    expect(await countUses([sites.own])).toMatchObject({ 'cta-grid': 1 })
    expect(await countUses([sites.own, sites.template])).toMatchObject({ 'cta-grid': 3 })
  })

  test('counts a page and its draft once', async () => {
    const id = await aPage('Twice', { layout: [{ blockType: 'spin-to-win' }] }, true)
    await aPage('And again', { layout: [{ blockType: 'spin-to-win' }, { blockType: 'spin-to-win' }] }, true)
    await running.cms.update({ collection: 'pages', id, draft: true, data: { title: 'Twice and more' } })
    expect(await countUses([sites.own])).toMatchObject({ 'spin-to-win': 2 })
  })
})

describe('a deletion', () => {
  test('of what a page shows is refused with the pages, and done once it is confirmed', async () => {
    const id = await aDocument(running.cms, 'sections', sites.own)
    await aPage('Home of it', { layout: [{ blockType: 'section', section: id }] })
    const refused = await remove('sections', id)
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].message).toContain('It is used on “Home of it” (published).')
    expect(refused.body.errors[0].data.uses).toEqual([expect.objectContaining({ title: 'Home of it' })])
    expect((await remove('sections', id, { 'X-Delete-Used': 'yes' })).status).toBe(200)
  })

  test('of what nothing shows asks nothing', async () => {
    const id = await aDocument(running.cms, 'promos', sites.own)
    expect((await remove('promos', id)).status).toBe(200)
  })

  test('of several spares those in use', async () => {
    const spare = await aDocument(running.cms, 'media', sites.own)
    const media = await aDocument(running.cms, 'media', sites.own)
    await aPage('Shows it', { layout: [{ blockType: 'hero', heading: 'Hi', image: media }] })
    const response = await running.fetch(`/cms/api/media?where[id][in][0]=${media}&where[id][in][1]=${spare}`, {
      method: 'DELETE',
      headers: { Authorization: `JWT ${editor.token}`, 'If-Match': '*' },
    })
    expect((await response.json()).errors).toEqual([expect.objectContaining({ id: media })])
    const left = await running.cms.find({ collection: 'media', where: { id: { in: [media, spare] } } })
    expect(left.docs.map(({ id }) => id)).toEqual([media])
  })
})

test('a site goes with the pictures that it shows, its logo among them', async () => {
  const platform = await aPerson(running.cms, 'platform', 'platform-admin', [])
  const site = await running.cms.create({
    collection: 'tenants',
    data: { name: 'Gone', slug: 'gone', country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Perth' },
  })
  const logo = await aDocument(running.cms, 'media', site.id)
  await running.cms.update({ collection: 'tenants', id: site.id, data: { logo } })
  const response = await running.fetch(`/cms/api/tenants/${site.id}`, {
    method: 'DELETE',
    headers: { Authorization: `JWT ${platform.token}` },
  })
  expect({ status: response.status, body: await response.text() }).toMatchObject({ status: 200 })
})

test('a site of 10,000 pages of twenty blocks is searched while a person waits', async () => {
  const id = await aDocument(running.cms, 'media', sites.own)
  const block = {
    blockType: 'hero',
    heading: 'A heading of an ordinary length',
    text: 'Words of a page. '.repeat(20),
    image: 999_999,
  }
  const layout = JSON.stringify(Array.from({ length: 20 }, (_, index) => ({ id: `b${index}`, ...block })))
  await running.cms.db.drizzle.execute(sql`
    insert into pages (tenant_id, title, path, layout, _status, updated_at, created_at)
    select ${sites.own}, 'Page ' || n, '/many-' || n, ${layout}::jsonb, 'published', now(), now() from generate_series(1, 10000) as n
  `)
  await aPage('The one', { layout: [{ blockType: 'hero', heading: 'Hi', image: id }] })
  const began = performance.now()
  expect((await findUses({ collection: 'media', id })).map(({ title }) => title)).toEqual(['The one'])
  const took = performance.now() - began
  process.stdout.write(`10,000 pages searched in ${Math.round(took)} ms\n`)
  expect(took).toBeLessThan(5_000)
})

test('where a template’s page is named is found with no more queries for two sites than for one', async () => {
  const { findUses: find } = await import('#cms/uses/find-uses.ts')
  const page = await aPage('Of the template', { tenant: sites.template })
  const countQueries = async () => {
    const queries = vi.spyOn(running.cms.db, 'find')
    await find(await createLocalReq({}, running.cms), { tenant: sites.template, collection: 'pages', id: page })
    const count = queries.mock.calls.length
    queries.mockRestore()
    return count
  }
  const ofOneSite = await countQueries()
  await running.cms.update({ collection: 'tenants', id: sites.other, data: { template: sites.template } })
  const ofTwoSites = await countQueries()
  await running.cms.update({ collection: 'tenants', id: sites.other, data: { template: null } })
  expect(ofOneSite).toBeGreaterThan(0)
  expect(ofTwoSites).toBe(ofOneSite)
})
