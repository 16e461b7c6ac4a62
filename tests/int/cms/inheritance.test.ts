import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Payload } from 'payload'
import { listInheritedPages } from '#cms/inheritance/inherited-pages.ts'
import { createLocalReq } from 'payload'
import { confirmedHeader } from '#cms/uses/use.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let editor: Person
let platform: Person
let picture: number

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  editor = await aPerson(cms, 'editor', 'editor', [sites.own])
  platform = await aPerson(cms, 'platform', 'platform-admin', [])
  picture = await aDocument(cms, 'media', sites.template)
})
afterAll(() => running.stop())

let page = 0
let path = ''
let paths = 0
beforeEach(async () => {
  path = `/inherited-${(paths += 1)}`
  page = await aTemplatePage(path)
})

async function aTemplatePage(at: string): Promise<number> {
  const layout = [
    { blockType: 'hero', heading: 'Welcome', image: picture },
    { blockType: 'location-grid', heading: 'Find us' },
  ]
  const data = { tenant: sites.template, title: 'Inherited', path: at, layout, _status: 'published' }
  return (await cms.create({ collection: 'pages', data: data as never })).id
}

const call = (who: Person, path: string, body?: object) =>
  running.fetch(`/cms/api/inheritance/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `JWT ${who.token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const customise = async (who = editor, site = sites.own) => call(who, `pages/${page}/customise`, { site })
const copied = async (): Promise<number> => (await (await customise()).json()).id
const goBack = (id: number, { read = new Date().toISOString(), isConfirmed = false } = {}) =>
  running.fetch(`/cms/api/pages/${id}`, {
    method: 'DELETE',
    headers: {
      Authorization: `JWT ${editor.token}`,
      'If-Unmodified-Since': read,
      ...(isConfirmed ? { [confirmedHeader]: 'yes' } : {}),
    },
  })
const save = (who: Person, id: number, body: object) =>
  running.fetch(`/cms/api/pages/${id}?draft=true`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${who.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify(body),
  })
const reportOn = async (who: Person, collection: string, id: number) => (await call(who, `${collection}/${id}`)).json()

test('a copy of a template’s page is a draft of the site with the same blocks and pictures', async () => {
  const id = await copied()
  const [original, copy] = await Promise.all(
    [page, id].map((each) => cms.findByID({ collection: 'pages', id: each, depth: 0, draft: true })),
  )
  expect(copy).toMatchObject({ tenant: sites.own, path, title: 'Inherited', _status: 'draft' })
  expect(copy?.layout).toEqual(original?.layout)
})

test('a page is copied once, however many ask for it at once', async () => {
  const ids = await Promise.all([copied(), copied(), copied()])
  expect(new Set(ids).size).toBe(1)
})

test('a copy says what differs from the template’s page', async () => {
  const id = await copied()
  expect(await reportOn(editor, 'pages', id)).toMatchObject({ kind: 'copy', templatePage: page, differences: [] })
  const { layout } = await cms.findByID({ collection: 'pages', id, depth: 0, draft: true })
  const changed = layout?.map((block, index) => (index === 0 ? { ...block, heading: 'G’day' } : block))
  await cms.update({ collection: 'pages', id, draft: true, data: { layout: changed } })
  const { differences } = await reportOn(editor, 'pages', id)
  expect(differences.map(({ label }: { label: string }) => label)).toEqual(['Blocks › Hero (block 1) › Heading'])
})

test('a copy with the template’s picture can be published', async () => {
  const id = await copied()
  const answer = await running.fetch(`/cms/api/pages/${id}`, {
    method: 'PATCH',
    headers: { Authorization: `JWT ${editor.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
    body: JSON.stringify({ title: 'Ours', _status: 'published' }),
  })
  expect(answer.status).toBe(200)
})

test('deleting the copy leaves the template’s page, which the site shows again', async () => {
  const id = await copied()
  expect((await goBack(id)).status).toBe(200)
  expect(await cms.findByID({ collection: 'pages', id, disableErrors: true })).toBeNull()
  expect(await cms.findByID({ collection: 'pages', id: page })).toMatchObject({ title: 'Inherited' })
})

test('a copy that a colleague has changed since it was read is not deleted', async () => {
  const id = await copied()
  const read = new Date().toISOString()
  const colleague = await aPerson(cms, `colleague-${paths}`, 'editor', [sites.own])
  await save(colleague, id, { title: 'Theirs' })
  expect((await goBack(id, { read })).status).toBe(412)
  expect(await cms.findByID({ collection: 'pages', id, draft: true })).toMatchObject({ title: 'Theirs' })
})

test('it is not deleted either where the application’s clock is a minute ahead of the database’s', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  onTestFinished(() => void vi.useRealTimers())
  const id = await copied()
  const read = new Date().toISOString()
  const colleague = await aPerson(cms, `colleague-${paths}`, 'editor', [sites.own])
  vi.advanceTimersByTime(1_000)
  await save(colleague, id, { title: 'Theirs' })
  expect((await goBack(id, { read })).status).toBe(412)
})

test('a copy that a page links to is not deleted before its author has read where', async () => {
  const id = await copied()
  const link = { kind: 'page', page: id, label: 'Ours' }
  const layout = [{ blockType: 'hero', heading: 'Welcome', buttons: [{ link }] }]
  const data = { tenant: sites.own, title: 'Linking', path: `${path}-linking`, layout }
  await cms.create({ collection: 'pages', data: data as never })
  expect((await goBack(id)).status).toBe(409)
  expect((await goBack(id, { isConfirmed: true })).status).toBe(200)
})

test('a page of the site alone is no copy', async () => {
  const { id } = await cms.create({
    collection: 'pages',
    data: { tenant: sites.own, title: 'Ours', path: `${path}-ours` },
  })
  expect(await reportOn(editor, 'pages', id)).toEqual({ kind: 'own' })
})

test('nobody makes a copy on a site that is not theirs', async () => {
  const stranger = await aPerson(cms, `stranger-${paths}`, 'editor', [sites.other])
  const seller = await aPerson(cms, `seller-${paths}`, 'sales', [sites.own])
  const statuses = await Promise.all([customise(stranger), customise(seller), customise(editor, sites.other)])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('a template’s page says to the platform how many sites a change reaches, and shows it on one', async () => {
  const report = await reportOn(platform, 'pages', page)
  expect(report).toMatchObject({ kind: 'template', template: 'Standard', reach: 1 })
  expect(report.previews).toEqual([
    { site: 'Own', url: expect.stringMatching(/^http:\/\/own\.localhost:3000\/_preview\?token=/) },
  ])
})

test('staff of a site read a template’s page, and learn of no other site', async () => {
  await cms.update({ collection: 'tenants', id: sites.other, data: { template: sites.template } })
  const report = await reportOn(editor, 'pages', page)
  await cms.update({ collection: 'tenants', id: sites.other, data: { template: null } })
  expect(report).toMatchObject({ kind: 'template', reach: null, previews: [{ site: 'Own' }] })
  expect(report.copies).toEqual([{ site: { id: sites.own, name: 'Own' }, pageId: null }])
})

test('the list of inherited pages says what the site has in their place', async () => {
  const other = await aTemplatePage(`${path}-other`)
  const id = await copied()
  const inherited = await listInheritedPages(await createLocalReq({}, cms), sites.own)
  const found = inherited?.pages.filter((each) => each.id === page || each.id === other)
  expect(found).toEqual([
    { id: page, title: 'Inherited', path, ownId: id, isReplaced: false },
    { id: other, title: 'Inherited', path: `${path}-other`, ownId: null, isReplaced: false },
  ])
})

test('a menu links to a page of the template, before and after the site has its own', async () => {
  const items = [{ link: { kind: 'page', page, label: 'Inherited' } }]
  const data = { tenant: sites.own, name: 'Main', place: 'header', items, _status: 'published' }
  const save = (method: string, at: string, body: object) =>
    running.fetch(`/cms/api/menus${at}`, {
      method,
      headers: { Authorization: `JWT ${editor.token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
      body: JSON.stringify(body),
    })
  const created = await save('POST', '', data)
  expect(created.status).toBe(201)
  await copied()
  const { doc } = await created.json()
  expect((await save('PATCH', `/${doc.id}`, { ...data, name: 'Main menu' })).status).toBe(200)
})

test('a menu of another site cannot link to the template', async () => {
  const items = [{ link: { kind: 'page', page, label: 'Inherited' } }]
  const data = { tenant: sites.other, name: 'Main', place: 'footer', items }
  await expect(cms.create({ collection: 'menus', data: data as never })).rejects.toThrow('another site')
})

test('staff learn which features are off on their site, its template’s choices included, and on no other', async () => {
  const off = async (who: Person, site: number) => {
    const answer = await call(who, `features/${site}`)
    return { status: answer.status, off: (await answer.json()).off }
  }
  await cms.update({ collection: 'tenants', id: sites.template, data: { flags: { finance: false, reserve: true } } })
  await cms.update({ collection: 'tenants', id: sites.own, data: { flags: { compare: false } } })
  const own = await off(editor, sites.own)
  expect(own.status).toBe(200)
  expect(own.off).toEqual(expect.arrayContaining(['finance', 'compare', 'checkout']))
  expect(own.off).not.toContain('reserve')
  await cms.update({ collection: 'tenants', id: sites.own, data: { flags: { finance: true } } })
  expect((await off(editor, sites.own)).off).not.toContain('finance')
  const at = { tenant: sites.own, name: 'Branch', slug: 'branch', flags: { checkout: true } }
  await cms.create({ collection: 'dealerships', data: at })
  expect((await off(editor, sites.own)).off).not.toContain('checkout')
  expect(await off(editor, sites.other)).toEqual({ status: 404, off: null })
  expect((await running.fetch(`/cms/api/inheritance/features/${sites.own}`)).status).toBe(404)
})

test('the templates of sites are read once in a request, also after another operation of it', async () => {
  const { findTemplate, findTemplates } = await import('#cms/inheritance/find-template.ts')
  const { findPlatformTemplate } = await import('#cms/inheritance/find-platform-template.ts')
  const req = await createLocalReq({}, cms)
  const queries = vi.spyOn(cms.db, 'find')
  onTestFinished(() => queries.mockRestore())
  const findAll = () =>
    Promise.all([findTemplate(req, sites.own), findTemplates(req, [sites.own, sites.other]), findPlatformTemplate(req)])
  const found = await findAll()
  expect(found).toEqual([sites.template, [sites.template], null])
  expect(queries).toHaveBeenCalledTimes(3)
  await cms.count({ collection: 'pages', req })
  expect(await findAll()).toEqual(found)
  expect(queries).toHaveBeenCalledTimes(3)
  expect(await findTemplate(await createLocalReq({}, cms), sites.own)).toBe(sites.template)
  expect(queries).toHaveBeenCalledTimes(4)
})
