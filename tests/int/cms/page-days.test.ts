import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Content, TenantRef } from '#platform/content/content.ts'
import { createContent } from '#platform/content/create-content.ts'
import { readListingRules } from '#schemas/vehicle/listing-rules.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let content: Content
let tenant: TenantRef
let editor: Person
let now: Date

/** The site is in Brisbane, where 30 June 2027 ends at 14:00 UTC. */
const lastMoment = new Date('2027-06-30T13:59:00.000Z')
const over = new Date('2027-06-30T14:00:00.000Z')
const before = new Date('2027-05-31T13:59:00.000Z')

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  editor = await aPerson(cms, 'editor', 'editor', [sites.own])
  const sale = await aPage({ title: 'EOFY sale', path: '/eofy', shownFrom: '2027-06-01', shownUntil: '2027-06-30' })
  const link = { kind: 'page', page: sale, label: 'EOFY' }
  await aPage({
    title: 'Offers',
    path: '/offers',
    layout: [{ id: 'a', blockType: 'hero', heading: 'Offers', text: 'All', buttons: [{ link }] }],
  })
  await aPage({ title: 'Winter news', path: '/blog/winter', shownUntil: '2027-06-30', articleDate: '2027-06-01' })
  const items = [{ link }, { link: { kind: 'url', url: '/offers', label: 'Offers' } }]
  await cms.create({
    collection: 'menus',
    data: { tenant: sites.own, name: 'Header', place: 'header', items, _status: 'published' } as never,
  })
  now = lastMoment
  content = await createContent({ payload: cms, adminUrl, secret, now: () => now })
  const found = content.findTenant(sites.own)
  if (!found) throw new Error('The site is not served.')
  tenant = found
})
afterAll(() => running.stop())
// A test sets the clock back, which the site's routes do not expect.
beforeEach(() => content.forgetAll())

async function aPage(data: Record<string, unknown>): Promise<number> {
  const page = { tenant: sites.own, layout: [], ...data, _status: 'published' }
  return (await cms.create({ collection: 'pages', data: page as never })).id
}

async function readSite() {
  const router = await content.getRouter(tenant)
  const { site } = await content.loadSite(tenant)
  const offers = await router.matchPage('/offers')
  const loaded = offers && (await content.loadPage(tenant, offers.pageId))
  const listed = { rules: readListingRules(site.config), flags: site.flags, now }
  return {
    sale: await router.findTarget('/eofy'),
    menu: site.menus.header?.items.map(({ link }) => link.label),
    page: JSON.stringify(loaded?.page.layout).includes('"path":"/eofy"'),
    news: (await content.listArticles(tenant, '/blog')).map(({ path }) => path),
    sitemap: (await content.listSitemap(tenant, listed)).map(({ path }) => path).includes('/eofy'),
  }
}

const running30June = { sale: 'page', menu: ['EOFY', 'Offers'], page: true, news: ['/blog/winter'], sitemap: true }

test('a page answers until the end of its last day on the site’s calendar; then links, menus, news and sitemap drop it (locations §2, Sale pages)', async () => {
  now = lastMoment
  expect(await readSite()).toEqual(running30June)
  expect((await content.getRouter(tenant)).changesAt).toBe(over.toISOString())
  now = over
  expect(await readSite()).toEqual({ sale: 'not-found', menu: ['Offers'], page: false, news: [], sitemap: false })
  expect((await content.getRouter(tenant)).changesAt).toBeNull()
})

test('before its first day a page is not there, and comes with all links to it (locations §2, Sale pages)', async () => {
  now = before
  expect(await readSite()).toMatchObject({ sale: 'not-found', menu: ['Offers'], page: false })
  now = new Date('2027-05-31T14:00:00.000Z')
  expect(await readSite()).toEqual(running30June)
})

test('a site’s own version of a template’s page ends with it, unless the site gives it a day of its own', async () => {
  const data = { tenant: sites.template, title: 'Sale', path: '/sale', layout: [], _status: 'published' }
  const { id } = await cms.create({ collection: 'pages', data: data as never })
  const answer = await running.fetch(`/cms/api/inheritance/pages/${id}/customise`, {
    method: 'POST',
    headers: { Authorization: `JWT ${editor.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ site: sites.own }),
  })
  const own: number = (await answer.json()).id
  onTestFinished(async () => {
    for (const page of [own, id]) await cms.delete({ collection: 'pages', id: page })
  })
  await cms.update({ collection: 'pages', id: own, data: { _status: 'published' } })
  await cms.update({ collection: 'pages', id, data: { shownUntil: '2027-06-30', _status: 'published' } })
  const find = async () => {
    await content.forgetAll()
    return (await content.getRouter(tenant)).findTarget('/sale')
  }
  now = lastMoment
  expect(await find()).toBe('page')
  now = over
  expect(await find()).toBe('not-found')
  await cms.update({ collection: 'pages', id: own, data: { shownUntil: '2027-07-31', _status: 'published' } })
  expect(await find()).toBe('page')
})

test('a last day before the first is refused', async () => {
  const wrong = aPage({ title: 'Wrong', path: '/wrong', shownFrom: '2027-06-30', shownUntil: '2027-06-01' })
  await expect(wrong).rejects.toMatchObject({
    data: { errors: [{ path: 'shownUntil', message: 'The last day is before the first day.' }] },
  })
})
