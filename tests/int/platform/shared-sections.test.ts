import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSectionBlock } from '#blocks/index.ts'
import type { Content } from '#platform/content/content.ts'
import { createContent } from '#platform/content/create-content.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { type SiteServer, startInProcess } from '#tests/support/start-in-process.ts'
import { aHero, aPage, type Sites, twoDealers } from './sites.ts'

let running: TestCms
let sites: Sites
let forecourt: SiteServer
/** Of another process, which hears of no change. */
let content: Content

beforeAll(async () => {
  running = await startCms()
  sites = await twoDealers(running.cms)
  content = await createContent({ payload: running.cms, adminUrl: 'http://localhost', secret: 'secret' })
  forecourt = await startInProcess(running, { roles: 'web' })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

const look = (host: string, path: string) => forecourt.ask(path, { host: `${host}.localhost` })

async function aSection(tenant: number, heading: string): Promise<number> {
  const data = { tenant, name: heading, layout: [aHero(heading)], _status: 'published' } as never
  return (await running.cms.create({ collection: 'sections', data })).id
}
const change = (id: number, heading: string) =>
  running.cms.update({
    collection: 'sections',
    id,
    data: { layout: [aHero(heading)], _status: 'published' } as never,
  })

async function showOn(tenant: number, host: string, section: number): Promise<string> {
  const path = `/section-${section}`
  await aPage(running.cms, { tenant, title: 'Section', path, layout: [createSectionBlock(section, `s${section}`)] })
  await until(
    () => look(host, path),
    ({ status, headers }) => status === 200 && headers['cache-status'] !== 'forecourt; fwd=miss',
  )
  return path
}

async function aPlatformTemplate(): Promise<number> {
  const { docs } = await running.cms.find({ collection: 'tenants', where: { slug: { equals: 'platform' } } })
  if (docs[0]) return docs[0].id
  const data = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' } as const
  const { id } = await running.cms.create({
    collection: 'tenants',
    data: { ...data, name: 'Shared', slug: 'platform', isTemplate: true },
  })
  return id
}

test('a section of the platform made while the site runs is shown there, and a change reaches the cached page', async () => {
  const section = await aSection(await aPlatformTemplate(), 'For everyone')
  const path = await showOn(sites.alpha, 'alpha', section)
  await until(
    () => look('alpha', path),
    ({ text }) => text.includes('For everyone'),
  )
  await change(section, 'Changed for everyone')
  const { ms } = await until(
    () => look('alpha', path),
    ({ text }) => text.includes('Changed for everyone'),
  )
  expect(ms).toBeLessThan(2_000)
})

test('a change of the template’s section reaches the cached pages of its sites', async () => {
  const section = await aSection(sites.template, 'From the template')
  const path = await showOn(sites.beta, 'beta', section)
  await change(section, 'Changed in the template')
  const { ms } = await until(
    () => look('beta', path),
    ({ text }) => text.includes('Changed in the template'),
  )
  expect(ms).toBeLessThan(2_000)
})

test('a request that found its site before a change remembers nothing of before', async () => {
  const found = content.findTenant(sites.alpha)
  if (!found) throw new Error('Alpha is not there.')
  const platform = await aPlatformTemplate()
  const section = await aSection(platform, 'From the platform')
  const layout = [createSectionBlock(section, 'shared')]
  const pageId = await aPage(running.cms, { tenant: sites.alpha, title: 'Shared', path: '/shared', layout })
  const load = async () => JSON.stringify(await content.loadPage(found, pageId))
  expect(await load()).not.toContain('From the platform')
  await content.forget({ id: 1, type: 'site.changed', tenantId: platform, ids: [] })
  expect(await load()).toContain('From the platform')
})
