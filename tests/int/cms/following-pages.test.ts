import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLocalReq, type Payload } from 'payload'
import { signPreview } from '#cms/index.ts'
import { countBlockUses } from '#cms/uses/count-block-uses.ts'
import { findBlockUses } from '#cms/uses/find-block-uses.ts'
import { findUses } from '#cms/uses/find-uses.ts'
import type { Content, TenantRef } from '#platform/content/content.ts'
import { createContent } from '#platform/content/create-content.ts'
import type { BlockNode } from '#schemas/page/block-node.ts'
import { isProblem } from '#schemas/problem.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let editor: Person
let colleague: Person
let content: Content
let tenant: TenantRef

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  editor = await aPerson(cms, 'editor', 'editor', [sites.own])
  colleague = await aPerson(cms, 'colleague', 'editor', [sites.own])
  content = await createContent({ payload: cms, adminUrl, secret })
  const found = content.findTenant(sites.own)
  if (!found) throw new Error('The site is not served.')
  tenant = found
})
afterAll(() => running.stop())

const blocks = () => [
  { id: 'hero', blockType: 'hero', heading: 'Welcome', text: 'Cars' },
  { id: 'map', blockType: 'location-grid', heading: 'Find us' },
]

let page = 0
let own = 0
let path = ''
let paths = 0
beforeEach(async () => {
  path = `/following-${(paths += 1)}`
  const data = { tenant: sites.template, title: 'Standard', path, layout: blocks(), _status: 'published' }
  page = (await cms.create({ collection: 'pages', data: data as never })).id
  own = (await (await call(editor, `${page}/customise`, { site: sites.own })).json()).id
})

const call = (who: Person, at: string, body?: object, headers: Record<string, string> = {}) =>
  running.fetch(`/cms/api/inheritance/pages/${at}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `JWT ${who.token}`, 'Content-Type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const change = (body: object, { who = editor, read = new Date().toISOString(), id = own } = {}) =>
  call(who, `${id}/follow`, body, { 'If-Unmodified-Since': read })
const report = async (id = own) => (await call(editor, String(id))).json()
const draftOf = (id = own) => cms.findByID({ collection: 'pages', id, depth: 0, draft: true })

type Blocks = Record<string, unknown>[]

/** Saves as the admin's form does, which knows nothing of what the page follows. */
const save = (layout: Blocks, { who = editor, status = 'published' } = {}) =>
  running.fetch(`/cms/api/pages/${own}${status === 'draft' ? '?draft=true' : ''}`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${who.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify({ layout, _status: status }),
  })
const changeTemplate = async (data: object) => {
  await cms.update({ collection: 'pages', id: page, data: { ...data, _status: 'published' } as never })
  await content.forget({ type: 'page.changed', tenantId: sites.template, ids: [page] } as never)
}
const shown = async (): Promise<BlockNode[]> => {
  await content.forgetAll()
  return (await content.loadPage(tenant, own))?.page.layout ?? []
}
const withHeading = (heading: string, index = 0) =>
  blocks().map((block, at) => (at === index ? { ...block, heading } : block))

test('a change of the template reaches the site in every field that the site has not changed', async () => {
  await save(withHeading('G’day'))
  await changeTemplate({ layout: [{ ...blocks()[0], heading: 'Hello', text: 'New cars' }, blocks()[1]] })
  expect((await shown())[0]).toMatchObject({ heading: 'G’day', text: 'New cars' })
})

test('a section that the template adds is shown, and one that the site removed is not', async () => {
  await save(blocks().slice(0, 1))
  const added = { id: 'added', blockType: 'location-grid', heading: 'Added' }
  await changeTemplate({ layout: [added, ...withHeading('Changed', 1)] })
  expect((await shown()).map(({ id }) => id)).toEqual(['added', 'hero'])
})

test('the page is dropped from the caches with the page that it follows', async () => {
  await save(withHeading('G’day'))
  const loaded = await content.loadPage(tenant, own)
  expect(loaded?.tags).toEqual(expect.arrayContaining([`page:${own}`, `page:${page}`]))
  expect(content.touchedBy(sites.template)).toContain(sites.own)
})

test('title, search engines and the sitemap follow the template', async () => {
  await save(withHeading('G’day'))
  await changeTemplate({ title: 'Renamed', seo: { description: 'New', noindex: true } })
  await content.forgetAll()
  const loaded = await content.loadPage(tenant, own)
  expect(loaded?.page).toMatchObject({ title: 'Renamed', seo: { description: 'New', noindex: true } })
  const router = await content.getRouter(tenant)
  expect(router.pages.find((each) => each.pageId === own)).toMatchObject({ path, isHidden: true })
})

test('the preview of the draft shows what publishing will show', async () => {
  await save(withHeading('Draft'), { status: 'draft' })
  await changeTemplate({ layout: [{ ...blocks()[0], text: 'New cars' }, blocks()[1]] })
  expect((await preview(own))[0]).toMatchObject({ heading: 'Draft', text: 'New cars' })
})

test('the preview of the template’s draft on the site has the site’s changes', async () => {
  await save(withHeading('G’day'))
  const layout = [{ ...blocks()[0], heading: 'Hello', text: 'Draft cars' }, blocks()[1]]
  await cms.update({ collection: 'pages', id: page, draft: true, data: { layout, _status: 'draft' } as never })
  expect((await preview(page))[0]).toMatchObject({ heading: 'G’day', text: 'Draft cars' })
  expect((await shown())[0]).toMatchObject({ text: 'Cars' })
})

async function preview(id: number): Promise<BlockNode[]> {
  await content.forgetAll()
  const token = await signPreview({ tenant: sites.own, collection: 'pages', id }, { secret, now: new Date() })
  const draft = await content.loadDraft(tenant, { token, now: new Date() })
  if (isProblem(draft)) throw new Error(draft.code)
  return draft.page.layout
}

test('a change of a section that the template removed is kept, listed and not shown', async () => {
  await save(withHeading('G’day'))
  await changeTemplate({ layout: blocks().slice(1) })
  expect((await shown()).map(({ id }) => id)).toEqual(['map'])
  const setAside = [{ id: 'hero', label: 'Hero', summary: 'G’day' }]
  expect((await report()).following).toEqual({ isBehind: true, setAside })
  expect((await change({ type: 'update' })).status).toBe(200)
  expect((await report()).following).toEqual({ isBehind: false, setAside })
  await save(blocks().slice(1))
  await changeTemplate({ layout: blocks() })
  expect((await shown())[0]).toMatchObject({ id: 'hero', heading: 'G’day' })
})

test('a discarded change does not come back', async () => {
  await save(withHeading('G’day'))
  await changeTemplate({ layout: blocks().slice(1) })
  await change({ type: 'discard', block: 'hero' })
  expect((await report()).following.setAside).toEqual([])
  await save(blocks().slice(1))
  await changeTemplate({ layout: blocks() })
  expect((await shown())[0]).toMatchObject({ heading: 'Welcome' })
})

test('what differs is listed by section and field', async () => {
  await save(
    [
      { ...blocks()[0], heading: 'G’day' },
      { id: 'mine', blockType: 'location-grid', heading: 'Ours' },
    ],
    {
      status: 'draft',
    },
  )
  const [map, hero, mine] = ['Location grid (block 2)', 'Hero (block 1)', 'Location grid (block 2)'].map(
    (section) => `Blocks › ${section}`,
  )
  expect((await report()).differences).toEqual([
    { path: ['layout', '#map'], label: map, section: map, block: 'map', what: 'removed' },
    { path: ['layout', '#hero', 'heading'], label: `${hero} › Heading`, section: hero, block: 'hero', what: 'changed' },
    { path: ['layout', '#mine'], label: mine, section: mine, block: 'mine', what: 'added' },
  ])
})

test('one field goes back to the template, and the others of its section stay', async () => {
  await save([{ ...blocks()[0], heading: 'G’day', text: 'Our cars' }, blocks()[1] ?? {}], { status: 'draft' })
  expect((await change({ type: 'reset', path: ['layout', '#hero', 'heading'] })).status).toBe(200)
  expect((await draftOf()).layout?.[0]).toMatchObject({ heading: 'Welcome', text: 'Our cars' })
})

test('a removed section comes back from the template as it is now', async () => {
  await save(blocks().slice(1), { status: 'draft' })
  await changeTemplate({ layout: withHeading('Hello') })
  await change({ type: 'reset', path: ['layout', '#hero'] })
  expect((await draftOf()).layout?.map((block) => 'heading' in block && block.heading)).toEqual(['Hello', 'Find us'])
})

test('a reset does not undo what a colleague wrote a second ago', async () => {
  await save(withHeading('G’day'), { status: 'draft' })
  const read = new Date().toISOString()
  await save(withHeading('Colleague'), { status: 'draft', who: colleague })
  const refused = await change({ type: 'reset', path: ['layout', '#hero'] }, { read })
  expect(refused.status).toBe(412)
  expect((await refused.json()).errors[0].message).toContain('colleague changed “Blocks › Hero (block 1) › Heading”')
  expect((await draftOf()).layout?.[0]).toMatchObject({ heading: 'Colleague' })
  expect((await change({ type: 'reset', path: ['layout', '#map'] }, { read })).status).toBe(200)
})

test('a reset says which version it started from', async () => {
  const refused = await call(editor, `${own}/follow`, { type: 'reset', path: ['title'] })
  expect(refused.status).toBe(428)
})

test('bringing the page up to date keeps what a colleague saves at the same time', async () => {
  await changeTemplate({ layout: [{ ...blocks()[0], text: 'New cars' }, blocks()[1]] })
  const base = { layout: blocks() }
  const colleagues = running.fetch(`/cms/api/pages/${own}?draft=true`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${colleague.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ layout: withHeading('Colleague'), _base: base, _status: 'draft' }),
  })
  const [saved, updated] = await Promise.all([colleagues, change({ type: 'update' })])
  expect([saved.status, updated.status]).toEqual([200, 200])
  expect((await draftOf()).layout?.[0]).toMatchObject({ heading: 'Colleague', text: 'New cars' })
  expect((await report()).differences).toMatchObject([{ path: ['layout', '#hero', 'heading'] }])
})

test('a page that stops following keeps all that it shows, and the template reaches it no longer', async () => {
  await save(withHeading('G’day'))
  await changeTemplate({ layout: [{ ...blocks()[0], text: 'New cars' }, blocks()[1]] })
  expect((await change({ type: 'stop' })).status).toBe(200)
  const { layout, following } = await draftOf()
  expect([layout?.[0], following]).toMatchObject([{ heading: 'G’day', text: 'New cars' }, null])
  await save(layout as unknown as Blocks)
  await changeTemplate({ layout: [{ ...blocks()[0], text: 'Newer cars' }, blocks()[1]] })
  expect((await shown())[0]).toMatchObject({ text: 'New cars' })
  expect((await report()).following).toBeNull()
  expect((await change({ type: 'update' })).status).toBe(409)
})

test('an incomplete section is not published, and the site keeps what it shows', async () => {
  const refused = await save(withHeading(''))
  expect(refused.status).toBe(400)
  expect((await cms.findByID({ collection: 'pages', id: own }))._status).toBe('draft')
})

test('a restored version follows the template from where it stood', async () => {
  await save(withHeading('First'))
  const { docs } = await cms.findVersions({
    collection: 'pages',
    where: { parent: { equals: own } },
    sort: '-updatedAt',
  })
  await changeTemplate({ layout: [{ ...blocks()[0], text: 'New cars' }, blocks()[1]] })
  await change({ type: 'update' })
  await save([{ ...blocks()[0], heading: 'Second', text: 'New cars' }, blocks()[1] ?? {}])
  const restored = await running.fetch(`/cms/api/pages/versions/${docs[0]?.id}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${editor.token}`, 'If-Unmodified-Since': new Date().toISOString() },
  })
  expect(restored.status).toBe(200)
  expect((await shown())[0]).toMatchObject({ heading: 'First', text: 'New cars' })
  expect((await report()).differences).toHaveLength(1)
})

test('a duplicate of the page follows nothing', async () => {
  const copy = await cms.duplicate({ collection: 'pages', id: own, user: editor.user, overrideAccess: false })
  expect((await draftOf(copy.id)).following ?? null).toBeNull()
})

test('nobody reads or writes what a page follows by REST', async () => {
  const following = { page, base: { layout: [] }, setAside: [] }
  await running.fetch(`/cms/api/pages/${own}?draft=true`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${editor.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify({ title: 'Ours', following }),
  })
  const read = await running.fetch(`/cms/api/pages/${own}?draft=true`, {
    headers: { Authorization: `JWT ${editor.token}` },
  })
  expect(await read.json()).not.toHaveProperty('following')
  const stored = await draftOf()
  expect(stored).toMatchObject({ title: 'Ours', following: { base: { title: 'Standard' } } })
})

test('staff of another site and of sales change nothing', async () => {
  const stranger = await aPerson(cms, `stranger-${paths}`, 'editor', [sites.other])
  const seller = await aPerson(cms, `seller-${paths}`, 'sales', [sites.own])
  const statuses = [await change({ type: 'stop' }, { who: stranger }), await change({ type: 'stop' }, { who: seller })]
  expect(statuses.map(({ status }) => status)).toEqual([404, 403])
  expect((await draftOf()).following).not.toBeNull()
})

test('a template’s page without a page that follows it is not changed for its sites', async () => {
  expect((await change({ type: 'update' }, { id: page })).status).toBe(403)
})

test('without the template’s page, the site shows its own as it was stored', async () => {
  await save(withHeading('G’day'))
  await cms.update({ collection: 'pages', id: page, data: { _status: 'draft' } })
  expect((await shown()).map(({ id }) => id)).toEqual(['hero', 'map'])
  expect(await report()).toEqual({ kind: 'own' })
})

test('the platform learns how many sites have their own page of a template’s page', async () => {
  const platform = await aPerson(cms, `platform-${paths}`, 'platform-admin', [])
  expect(await (await call(platform, String(page))).json()).toMatchObject({ reach: 1, followers: 1 })
})

test('a picture in a customised section is in use', async () => {
  const picture = await aDocument(cms, 'media', sites.own)
  await save([{ ...blocks()[0], image: picture }, blocks()[1] ?? {}], { status: 'draft' })
  const req = await createLocalReq({ user: editor.user as never }, cms)
  const uses = await findUses(req, { tenant: sites.own, collection: 'media', id: picture })
  expect(uses).toMatchObject([{ collection: 'pages', id: own }])
})

test('a block that a page shows of its template is in use there, with the picture in it', async () => {
  const picture = await aDocument(cms, 'media', sites.template)
  const added = { id: 'offer', blockType: 'why-buy', reasons: [{ heading: 'Ours' }], image: picture }
  await save(blocks())
  await changeTemplate({ layout: [...blocks(), added] })
  const req = await createLocalReq({ user: editor.user as never }, cms)
  const ofPage = { collection: 'pages', id: own, state: 'published', block: 'offer' }
  expect(await findUses(req, { tenant: sites.template, collection: 'media', id: picture })).toContainEqual(
    expect.objectContaining(ofPage),
  )
  expect(await findBlockUses(req, { slug: 'why-buy', tenants: [sites.own] })).toContainEqual(
    expect.objectContaining(ofPage),
  )
  expect((await countBlockUses(req, { tenants: [sites.own] })).get('why-buy')).toBe(1)
})
