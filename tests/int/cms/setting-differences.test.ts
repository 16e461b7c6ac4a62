import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDifferences } from '#cms/admin/differences/list-differences.ts'
import { listSettings } from '#cms/admin/differences/list-settings.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'

let running: TestCms
let cms: Payload
beforeAll(async () => {
  running = await startCms()
  cms = running.cms
})
afterAll(() => running.stop())

async function aSite(data: { name: string; isTemplate?: boolean; template?: number }): Promise<number> {
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' } as const
  return (await cms.create({ collection: 'tenants', data: { ...place, ...data, slug: randomUUID() } })).id
}

async function aSiteOfATemplate() {
  const template = await aSite({ name: 'Standard', isTemplate: true })
  return { template, own: await aSite({ name: 'Own', template }) }
}

const change = (id: number, data: object) => cms.update({ collection: 'tenants', id, data })
const list = async (id: number) => listDifferences(await createLocalReq({}, cms), id)
const find = async (id: number, path: string) => (await list(id)).differences.find((each) => each.path === path)

test('a site that takes everything from its template differs in nothing (locations §6)', async () => {
  const sites = await aSiteOfATemplate()
  await change(sites.template, { theme: { primary: '#112233' }, config: { finance: { interestRate: 7.5 } } })
  expect(await list(sites.own)).toEqual({ site: { id: sites.own, name: 'Own' }, template: 'Standard', differences: [] })
})

test('each setting with another value is listed with the words of its form (locations §6)', async () => {
  const sites = await aSiteOfATemplate()
  await change(sites.template, {
    theme: { primary: '#112233' },
    flags: { finance: true },
    config: { finance: { interestRate: 7.5, monthlyFee: 1_050 }, cards: { layout: 'compact', buttons: ['details'] } },
  })
  await change(sites.own, {
    // The template's own value again is no difference.
    theme: { primary: '#112233', accent: '#ff0000' },
    flags: { finance: false },
    config: { finance: { monthlyFee: 2_000 }, cards: { layout: 'wide', buttons: ['details', 'enquire'] } },
  })
  const { differences } = await list(sites.own)
  expect(differences.map(({ group, label, template, site }) => [group, label, template, site])).toEqual([
    ['Appearance', 'Accent colour', expect.stringMatching(/^#/), '#ff0000'],
    ['Features', expect.any(String), 'On', 'Off'],
    ['Configuration › Finance', 'Monthly account fee', '$10.50', '$20'],
    ['Configuration › Vehicle cards', 'Layout', 'Compact', 'Wide'],
    ['Configuration › Vehicle cards', 'Buttons', 'View Details', 'View Details, Enquiry'],
  ])
  expect(differences.every(({ isOfSite }) => isOfSite)).toBe(true)
})

test('a picture is named by its file', async () => {
  const sites = await aSiteOfATemplate()
  const id = await aDocument(cms, 'media', sites.own)
  const { filename } = await cms.findByID({ collection: 'media', id })
  await change(sites.own, { config: { cards: { certifiedBadge: id } } })
  expect(await find(sites.own, 'config.cards.certifiedBadge')).toMatchObject({ template: 'nothing', site: filename })
})

test('a feature that a dealership switches is listed with its name, also where the site does not differ (locations §1)', async () => {
  const sites = await aSiteOfATemplate()
  await change(sites.template, { flags: { reserve: true } })
  const names = ['North', 'South', 'West']
  const switches = [false, true, null]
  for (const [at, name] of names.entries())
    // oxlint-disable-next-line no-await-in-loop -- In this order.
    await cms.create({
      collection: 'dealerships',
      data: { tenant: sites.own, name, slug: name.toLowerCase(), flags: { reserve: switches[at] ?? null } },
    })
  expect(await find(sites.own, 'flags.reserve')).toMatchObject({
    template: 'On',
    site: 'On',
    isOfSite: false,
    dealerships: [
      { name: 'North', value: 'Off' },
      { name: 'South', value: 'On' },
    ],
  })
})

test('a site without a template is compared with the platform', async () => {
  const other = await aSite({ name: 'Other' })
  await change(other, { config: { stock: { soldForDays: 9 } } })
  const { template, differences } = await list(other)
  expect(template).toBeNull()
  expect(differences).toMatchObject([{ path: 'config.stock.soldForDays', template: '3', site: '9' }])
})

test('every setting of look, features and configuration is compared', () => {
  const settings = listSettings(cms.config)
  expect(settings.length).toBeGreaterThan(100)
  expect(new Set(settings.map(({ path }) => path)).size).toBe(settings.length)
  expect(settings.filter(({ label, group }) => !label || !group)).toEqual([])
})
