import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { runInTurn } from '#cms/run-in-turn.ts'
import { listSitePages } from '#cms/new-site/list-site-pages.ts'
import { readTenant } from '#seed/tenants/read-tenant.ts'
import { writeTenant } from '#seed/write-tenant.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { allowCommits, refuseCommits } from '#tests/support/refuse-commits.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aPicture } from './documents.ts'
import { aPerson, type Person } from './staff.ts'

let running: TestCms
let cms: Payload
let forecourt: SiteServer
let template: number
let platform: Person
const dataDir = () => process.env['FORECOURT_DATA_DIR'] ?? ''

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  template = await writeTenant(cms, readTenant('dealer-template'))
  platform = await aPerson(cms, 'platform', 'platform-admin', [])
  forecourt = await startInProcess(running, { roles: 'web' })
}, 240_000)
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

let sites = 0
const aSite = (changes: Record<string, unknown> = {}) => {
  sites += 1
  return {
    name: `Harbour Motors ${sites}`,
    slug: `harbour-${sites}`,
    hosts: [`harbour-${sites}.localhost`],
    template,
    country: 'AU',
    timeZone: 'Australia/Sydney',
    theme: { primary: '#0b5cad', accent: '#ad4a0b', ink: '#16202c', surface: '#ffffff' },
    phone: '02 5550 0199',
    email: 'hello@harbour.example',
    licence: 'MD 12345',
    location: {
      name: 'Newcastle',
      street: '12 Quay Street',
      city: 'Newcastle',
      state: 'NSW',
      postcode: '2300',
      hours: [{ weekday: 1, status: 'Open', open: '08:30', close: '17:30' }],
    },
    withDemoStock: true,
    ...changes,
  }
}

async function post(site: object, { who = platform, logo = true } = {}): Promise<Response> {
  const form = new FormData()
  form.set('_payload', JSON.stringify(site))
  if (logo) {
    const { data, name, mimetype } = await aPicture(`logo-${sites}.png`)
    form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
  }
  const headers = { Authorization: `JWT ${who.token}` }
  return running.fetch('/cms/api/new-site', { method: 'POST', headers, body: form })
}

const problemsOf = async (response: Response): Promise<string[]> => {
  const body = await response.json()
  return body.errors[0].data.errors.map(({ path }: { path: string }) => path)
}

/** Processes hear of a new site after its commit. */
const isServed = (host: string) =>
  until(
    () => forecourt.ask('/', { host }),
    ({ status }) => status === 200,
  )

/** What is stored of sites: documents by collection, and files of the library. */
async function countStored() {
  const counts = await Promise.all(
    (['tenants', 'locations', 'vehicles', 'media'] as const).map((collection) => cms.count({ collection })),
  )
  return [...counts.map(({ totalDocs }) => totalDocs), (await readdir(join(dataDir(), 'media'))).length]
}

test('a new site answers 200 on every page of its template', async () => {
  const created = await post(aSite())
  expect(created.status).toBe(201)
  const { id } = await created.json()
  const pages = await listSitePages(await createLocalReq({}, cms), id)
  expect(pages.length).toBeGreaterThan(30)
  const host = `harbour-${sites}.localhost`
  await isServed(host)
  const answers: [string, number][] = []
  for (const { path } of pages) if (path !== null) answers.push([path, (await forecourt.ask(path, { host })).status])
  const forSignedIn = ['/my-garage', '/online-payment']
  expect(answers.filter(([, status]) => status !== 200)).toEqual(forSignedIn.map((path) => [path, 302]))
  // A new site sells no brands yet.
  expect(pages.filter(({ path }) => path === null).map(({ pattern }) => pattern)).toEqual(['/:brandSlug/overview'])
}, 120_000)

test('its front page has the menus of the template, and names the site’s own data', async () => {
  await post(aSite())
  const host = `harbour-${sites}.localhost`
  await isServed(host)
  const [home, privacy] = await Promise.all(['/', '/privacy-policy'].map((path) => forecourt.ask(path, { host })))
  expect(home?.text).toContain(`Find your next car at Harbour Motors ${sites}`)
  expect(home?.text).toContain('Sell your car')
  expect(privacy?.text).toContain('Call us on 02 5550 0199, write to hello@harbour.example')
  expect(privacy?.text).toContain('12 Quay Street, Newcastle NSW 2300')
  expect(`${home?.text}${privacy?.text}`).not.toContain('{{')
})

test('only platform administrators create sites', async () => {
  const admin = await aPerson(cms, 'tenant-admin', 'tenant-admin', [template])
  const before = await countStored()
  expect((await post(aSite(), { who: admin })).status).toBe(403)
  expect(await countStored()).toEqual(before)
})

test('a domain that another site has is refused on its field, and nothing is stored', async () => {
  const taken = aSite()
  await post(taken)
  const before = await countStored()
  const refused = await post(aSite({ hosts: taken.hosts }))
  expect([refused.status, await problemsOf(refused)]).toEqual([400, ['hosts']])
  expect(await countStored()).toEqual(before)
})

test('of two people who take a domain at once, one has it, and the other keeps nothing', async () => {
  const hosts = [`raced-${sites}.localhost`]
  const before = await countStored()
  const answers = await Promise.all([post(aSite({ hosts })), post(aSite({ hosts }))])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused && (await problemsOf(refused))).toEqual(['hosts'])
  const stored = await countStored()
  expect(stored.slice(0, 4)).toEqual(before.slice(0, 4).map((count, index) => count + (index === 2 ? 12 : 1)))
})

test('a site whose location is refused is not there either', async () => {
  const before = await countStored()
  const location = { ...aSite().location, hours: [{ weekday: 1, status: 'Open', open: 'noon', close: '17:30' }] }
  const refused = await post(aSite({ location }))
  expect([refused.status, await problemsOf(refused)]).toEqual([400, ['location.hours']])
  expect(await countStored()).toEqual(before)
})

test('a logo that is no picture is refused, and nothing is stored', async () => {
  const before = await countStored()
  const form = new FormData()
  form.set('_payload', JSON.stringify(aSite()))
  form.set('file', new File(['#!/bin/sh'], 'logo.sh', { type: 'text/x-sh' }))
  const headers = { Authorization: `JWT ${platform.token}` }
  const refused = await running.fetch('/cms/api/new-site', { method: 'POST', headers, body: form })
  expect(refused.status).toBe(400)
  expect(await countStored()).toEqual(before)
})

test('a logo is decoded after the uploads before it', async () => {
  const log: string[] = []
  const { promise: heldUp, resolve: goOn } = Promise.withResolvers<void>()
  const before = runInTurn('uploads', () => heldUp.then(() => log.push('upload')))
  const site = post(aSite()).then(({ status }) => log.push(`site ${status}`))
  const without = await post(aSite(), { logo: false })
  log.push(`site without logo ${without.status}`)
  goOn()
  await Promise.all([before, site])
  expect(log).toEqual(['site without logo 201', 'upload', 'site 201'])
})

test('where the commit fails, an error is answered and nothing is stored', async () => {
  const before = await countStored()
  await refuseCommits(cms.db.pool, 'tenants')
  const failed = await post(aSite()).finally(() => allowCommits(cms.db.pool))
  expect(failed.status).toBeGreaterThanOrEqual(500)
  expect(await countStored()).toEqual(before)
})
