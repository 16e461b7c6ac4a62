import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoTenant, readTenant } from '#seed/tenants/read-tenant.ts'
import { writeTenant } from '#seed/write-tenant.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let server: TestCms
let root = ''
beforeAll(async () => {
  server = await startCms()
  root = await mkdtemp(join(tmpdir(), 'tenants-'))
}, 180_000)
afterAll(async () => {
  await server.stop()
  await rm(root, { recursive: true })
})

const site = (slug: string) => ({
  slug,
  name: slug,
  tagline: '',
  country: 'AU',
  locale: 'en-AU',
  currency: 'AUD',
  timeZone: 'Australia/Perth',
  template: null,
  theme: {},
  flags: {},
  config: {},
  logo: { words: 'Coastline Kia', emblem: 'gate', colour: '#d5372c', ink: '#1b1f24' },
  slides: [{ name: 'Summer', description: 'Cars for the coast.', url: '/cars', picture: `${slug}-logo.png` }],
  redirects: [{ from: '/vans', to: '/cars' }],
})

const hero = (image: string) => ({ blockType: 'hero', blockVersion: 1, heading: 'Hello', image })
const home = {
  path: '/',
  title: 'Home',
  layout: [
    { blockType: 'slider', blockVersion: 2, chosen: ['Summer'] },
    { blockType: 'section', blockVersion: 1, section: 'Welcome' },
  ],
}

/** The folder of a tenant whose section shows a picture and whose home page shows the section and a slide. */
async function readWritten(slug: string, { image = `${slug}-logo.png`, page = home } = {}): Promise<DemoTenant> {
  const files = {
    'tenant.json': site(slug),
    'sections/welcome.json': { name: 'Welcome', layout: [hero(image)] },
    'pages/home.json': page,
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(root, slug, name, '..'), { recursive: true })
    await writeFile(join(root, slug, name), JSON.stringify(content, null, 2))
  }
  return readTenant(slug, root)
}

const findIn = async (collection: 'pages' | 'sections' | 'slides' | 'media', tenant: number) => {
  const { docs } = await server.cms.find({ collection, where: { tenant: { equals: tenant } }, depth: 0 })
  return docs
}

test('a page shows the pictures, slides and sections that its document names', async () => {
  const tenant = await writeTenant(server.cms, await readWritten('named'))
  const [picture] = await findIn('media', tenant)
  const [slide] = await findIn('slides', tenant)
  const [section] = await findIn('sections', tenant)
  const [page] = await findIn('pages', tenant)
  expect(section).toMatchObject({ _status: 'published', layout: [{ blockType: 'hero', image: picture?.id }] })
  expect(page).toMatchObject({ _status: 'published', layout: [{ chosen: [slide?.id] }, { section: section?.id }] })
})

test('writing a tenant again changes nothing, what staff have edited least of all', async () => {
  const company = await readWritten('again')
  const tenant = await writeTenant(server.cms, company)
  const [page] = await findIn('pages', tenant)
  await server.cms.update({
    collection: 'pages',
    id: page?.id ?? 0,
    data: { title: 'Welcome home', _status: 'published' },
  })
  const edited = await findIn('pages', tenant)
  expect(await writeTenant(server.cms, company)).toBe(tenant)
  expect(await findIn('pages', tenant)).toEqual(edited)
  expect(await findIn('media', tenant)).toHaveLength(1)
  expect(await findIn('sections', tenant)).toHaveLength(1)
})

test('a document that names what the site does not have stops the seed, by file and line', async () => {
  const company = await readWritten('missing', { image: 'dawn.webp' })
  await expect(writeTenant(server.cms, company)).rejects.toThrow(
    /missing\/sections\/welcome\.json:8:7 layout\[0\]\.image: This site has nothing named "dawn\.webp" in media\.$/,
  )
})

test('a picture of another site is not found', async () => {
  await writeTenant(server.cms, await readWritten('owner'))
  const company = await readWritten('borrower', { image: 'owner-logo.png' })
  await expect(writeTenant(server.cms, company)).rejects.toThrow('nothing named "owner-logo.png" in media')
})
