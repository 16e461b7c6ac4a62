import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalReq, type Payload } from 'payload'
import { createSectionBlock } from '#blocks/index.ts'
import { findUses } from '#cms/uses/find-uses.ts'
import { listPagesShowing } from '#cms/uses/list-pages-showing.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let editor: Person
let stranger: Person
let platform: Person
let shared: Person

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  editor = await aPerson(cms, 'editor', 'editor', [sites.own])
  stranger = await aPerson(cms, 'stranger', 'editor', [sites.other])
  shared = await aPerson(cms, 'shared', 'editor', [sites.own, sites.template])
  platform = await aPerson(cms, 'platform', 'platform-admin', [])
})
afterAll(() => running.stop())

const hero = (heading: string, image?: number) => ({ id: 'a'.repeat(24), blockType: 'hero', heading, image })
const headers = ({ token }: Person) => ({ Authorization: `JWT ${token}`, 'Content-Type': 'application/json' })
const save = (who: Person, body: object) =>
  running.fetch('/cms/api/saved-sections', {
    method: 'POST',
    headers: headers(who),
    body: JSON.stringify({ site: sites.own, scope: 'site', layout: [hero('Ours')], ...body }),
  })
async function saved(who: Person, body: object): Promise<number> {
  const response = await save(who, body)
  expect(response.status).toBe(201)
  return (await response.json()).id
}
const listFor = async (who: Person, site: number) =>
  (await running.fetch(`/cms/api/saved-sections?site=${site}`, { headers: headers(who) })).json()
const namesFor = async (who: Person, site: number): Promise<string[]> =>
  (await listFor(who, site)).sections.map(({ name, scope }: { name: string; scope: string }) => `${scope}: ${name}`)
/** The platform's template, with a section in it. */
async function platformTemplate(): Promise<number> {
  await saved(platform, { name: `Shared ${randomUUID()}`, scope: 'platform' })
  const { docs } = await cms.find({ collection: 'tenants', where: { slug: { equals: 'platform' } } })
  return docs[0]?.id ?? 0
}
const publish = (who: Person, data: object) =>
  running.fetch('/cms/api/pages', {
    method: 'POST',
    headers: headers(who),
    body: JSON.stringify({ title: 'Page', _status: 'published', ...data }),
  })

test('two that save the first section for all sites at once make one template', async () => {
  const answers = await Promise.all(['First', 'Second'].map((name) => save(platform, { name, scope: 'platform' })))
  const { docs } = await cms.find({ collection: 'tenants', where: { slug: { equals: 'platform' } } })
  expect(docs).toHaveLength(1)
  const kept = await cms.find({
    collection: 'sections',
    where: { tenant: { equals: docs[0]?.id }, name: { in: ['First', 'Second'] } },
  })
  expect(kept.totalDocs).toBe(answers.filter(({ status }) => status === 201).length)
  expect(kept.totalDocs).toBeGreaterThan(0)
  await Promise.all(kept.docs.map(({ id }) => cms.delete({ collection: 'sections', id })))
})

test('an editor saves sections for the site alone, and sees those of the template and the platform', async () => {
  await saved(editor, { name: 'Of the site' })
  await saved(shared, { name: 'Of the template', scope: 'template' })
  await saved(platform, { name: 'Of all', scope: 'platform' })
  const seen = async (who: Person, site: number) => (await namesFor(who, site)).filter((name) => name.includes(': Of '))
  expect(await seen(editor, sites.own)).toEqual(['platform: Of all', 'site: Of the site', 'template: Of the template'])
  expect(await seen(stranger, sites.other)).toEqual(['platform: Of all'])
  const places = ({ places }: { places: { scope: string }[] }) => places.map(({ scope }) => scope)
  expect(places(await listFor(editor, sites.own))).toEqual(['site'])
  expect(places(await listFor(shared, sites.own))).toEqual(['site', 'template'])
  expect(places(await listFor(platform, sites.own))).toEqual(['site', 'template', 'platform'])
})

test.each([
  ['a template that is not theirs', () => save(editor, { name: 'No', scope: 'template' }), 403],
  ['all sites', () => save(shared, { name: 'No', scope: 'platform' }), 403],
  ['a site that is not theirs', () => save(editor, { name: 'No', site: sites.other }), 403],
  ['nobody’s blocks', () => save(editor, { name: 'No', layout: [] }), 400],
  ['without a name', () => save(editor, { name: ' ' }), 400],
  [
    'a name that is taken',
    async () => {
      await saved(editor, { name: 'Taken' })
      return save(editor, { name: 'Taken' })
    },
    400,
  ],
  ['what is not complete', () => save(editor, { name: 'No', layout: [{ ...hero(''), heading: '' }] }), 400],
])('nobody saves a section for %s', async (_, request, status) => {
  expect((await request()).status).toBe(status)
  expect((await cms.find({ collection: 'sections', where: { name: { equals: 'No' } } })).totalDocs).toBe(0)
})

test('the sections of another site are closed', async () => {
  const id = await saved(editor, { name: 'Closed' })
  const response = await running.fetch(`/cms/api/saved-sections?site=${sites.own}`, { headers: headers(stranger) })
  expect(response.status).toBe(403)
  const layout = [createSectionBlock(id, 'b'.repeat(24))]
  expect((await publish(stranger, { tenant: sites.other, path: '/closed', layout })).status).toBe(400)
})

test('the platform’s section and its pictures are shown on a page of any site, and changed by none', async () => {
  const tenant = await platformTemplate()
  const image = await aDocument(cms, 'media', tenant)
  const id = await saved(platform, { name: 'With a picture', scope: 'platform', layout: [hero('All', image)] })
  const layout = [createSectionBlock(id, 'c'.repeat(24)), { ...hero('Copy', image), id: 'd'.repeat(24) }]
  expect((await publish(stranger, { tenant: sites.other, path: '/shared', layout })).status).toBe(201)
  const change = await running.fetch(`/cms/api/sections/${id}`, {
    method: 'PATCH',
    headers: { ...headers(stranger), 'If-Match': '*' },
    body: JSON.stringify({ name: 'Taken over' }),
  })
  expect(change.status).toBeGreaterThanOrEqual(403)
  expect(await cms.findByID({ collection: 'sections', id })).toMatchObject({ name: 'With a picture' })
})

test('a page of the platform’s template is closed to sites: it answers no address', async () => {
  const tenant = await platformTemplate()
  const page = await cms.create({
    collection: 'pages',
    data: { tenant, title: 'Hidden', path: '/hidden', _status: 'published' },
  })
  const response = await running.fetch(`/cms/api/pages/${page.id}`, { headers: headers(editor) })
  expect(response.status).toBe(404)
})

test('the reach of a section counts pages of every site that shows it, also within another section', async () => {
  const id = await saved(platform, { name: 'Reaching', scope: 'platform' })
  const around = await saved(editor, { name: 'Around', layout: [createSectionBlock(id, 'e'.repeat(24))] })
  await publish(stranger, { tenant: sites.other, path: '/reach', layout: [createSectionBlock(id, 'f'.repeat(24))] })
  await publish(editor, { tenant: sites.own, path: '/reach', layout: [createSectionBlock(around, '1'.repeat(24))] })
  const req = await createLocalReq({}, cms)
  const tenant = await platformTemplate()
  expect(await listPagesShowing(req, { tenant, section: id, among: undefined })).toHaveLength(2)
  expect(await listPagesShowing(req, { tenant, section: id, among: [sites.other] })).toHaveLength(1)
  const uses = await findUses(req, { tenant, collection: 'sections', id, among: [sites.other] })
  expect(uses).toHaveLength(1)
})

test('the platform’s template keeps its short name from sites, and stays while it has sections', async () => {
  const tenant = await platformTemplate()
  await expect(cms.update({ collection: 'tenants', id: sites.other, data: { slug: 'platform' } })).rejects.toThrow(
    'reserved',
  )
  await expect(cms.delete({ collection: 'tenants', id: tenant })).rejects.toThrow('saved sections')
})
