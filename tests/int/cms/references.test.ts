import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let picture: number
let strangePicture: number
let strangePage: number
let strangeVehicle: number

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  picture = await aDocument(cms, 'media', sites.own)
  strangePicture = await aDocument(cms, 'media', sites.other)
  strangePage = await aDocument(cms, 'pages', sites.other)
  strangeVehicle = await aDocument(cms, 'vehicles', sites.other)
})
afterAll(() => running.stop())

const richTextWith = (node: Record<string, unknown>) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      { type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0, children: [node] },
    ],
  },
})

let paths = 0
const aPage = (data: Record<string, unknown>, options: { draft?: boolean } = {}) =>
  cms.create({
    collection: 'pages',
    data: { tenant: sites.own, title: 'Page', path: `/page-${(paths += 1)}`, ...data },
    ...options,
  } as Parameters<Payload['create']>[0])

interface Refusal {
  data?: { errors?: { path: string; message: string }[] }
}

/** The form fields for which a write was refused because they name a document of another site. */
const strangersIn = (work: Promise<unknown>): Promise<string[]> =>
  work.then(
    () => [],
    (refusal: Refusal) =>
      (refusal.data?.errors ?? []).filter(({ message }) => message.includes('another site')).map(({ path }) => path),
  )

describe('a document that names one of another site is refused', () => {
  test('in a field', async () =>
    expect(await strangersIn(aPage({ seo: { image: strangePicture } }))).toEqual(['seo.image']))

  test('in a block', async () =>
    expect(await strangersIn(aPage({ layout: [{ blockType: 'hero', heading: 'Hi', image: strangePicture }] }))).toEqual(
      ['layout.0.image'],
    ))

  test('in a list of a block', async () =>
    expect(
      await strangersIn(aPage({ layout: [{ blockType: 'car-grid', source: 'picked', vehicles: [strangeVehicle] }] })),
    ).toEqual(['layout.0.vehicles']))

  test('in a link of a block', async () =>
    expect(
      await strangersIn(aPage({ layout: [{ blockType: 'car-grid', action: { kind: 'page', page: strangePage } }] })),
    ).toEqual(['layout.0.action.page']))

  test('in a block within a slot', async () =>
    expect(
      await strangersIn(
        aPage({
          layout: [
            { blockType: 'columns', first: [{ blockType: 'rich-text' }, { blockType: 'hero', image: strangePicture }] },
          ],
        }),
      ),
    ).toEqual(['layout.0.first.1.image']))

  test('in rich text, as a link', async () =>
    expect(
      await strangersIn(
        aPage({
          layout: [
            {
              blockType: 'rich-text',
              content: richTextWith({
                type: 'link',
                version: 3,
                fields: { linkType: 'internal', doc: { relationTo: 'pages', value: strangePage } },
                children: [],
              }),
            },
          ],
        }),
      ),
    ).toEqual(['layout.0.content']))

  test('in a draft', async () =>
    expect(await strangersIn(aPage({ seo: { image: strangePicture } }, { draft: true }))).toEqual(['seo.image']))

  test('in a menu’s dropdown', async () =>
    expect(
      await strangersIn(
        cms.create({
          collection: 'menus',
          data: {
            tenant: sites.own,
            name: 'Menu',
            place: 'header',
            items: [{ link: { label: 'A' }, children: [{ link: { kind: 'page', page: strangePage } }] }],
          },
        }),
      ),
    ).toEqual(['items.0.children.0.link.page']))

  test('as the logo of a site', async () =>
    expect(
      await strangersIn(cms.update({ collection: 'tenants', id: sites.own, data: { logo: strangePicture } })),
    ).toEqual(['logo']))

  test('as the person who handles a lead', async () => {
    const stranger = await aPerson(cms, 'stranger', 'sales', [sites.other])
    expect(
      await strangersIn(
        cms.create({
          collection: 'leads',
          data: { tenant: sites.own, category: 'General Enquiry', assigned_to: stranger.id },
        }),
      ),
    ).toEqual(['assigned_to'])
  })
})

describe('a document', () => {
  test('may name one of its own site', async () => {
    const page = await aPage({ layout: [{ blockType: 'hero', heading: 'Hi', image: picture }], _status: 'published' })
    expect(page.id).toBeGreaterThan(0)
  })

  test('stays with its site', async () => {
    const id = await aDocument(cms, 'pages', sites.own)
    await expect(cms.update({ collection: 'pages', id, data: { tenant: sites.other } })).rejects.toMatchObject({
      data: { errors: [{ path: 'tenant' }] },
    })
  })

  test('may be saved with its own site named again', async () => {
    const id = await aDocument(cms, 'pages', sites.own)
    await expect(
      cms.update({ collection: 'pages', id, data: { tenant: sites.own, title: 'Same' } }),
    ).resolves.toMatchObject({ title: 'Same' })
  })

  test('is refused with a message that its address is already used on the site', async () => {
    await aPage({ path: '/twice', _status: 'published' })
    await expect(aPage({ path: '/twice', _status: 'published' })).rejects.toMatchObject({
      data: { errors: [{ path: 'path', message: expect.stringContaining('“/twice” is already used') }] },
    })
  })

  test('that another cannot be without stays, and staff read why', async () => {
    const id = await aDocument(cms, 'bookings', sites.own)
    const { location } = await cms.findByID({ collection: 'bookings', id, depth: 0 })
    await expect(cms.delete({ collection: 'locations', id: Number(location) })).rejects.toMatchObject({
      status: 409,
      message:
        'This location cannot be deleted because it is used by 1 test drive. Choose another location there or delete them first.',
    })
    await cms.delete({ collection: 'bookings', id })
    await expect(cms.delete({ collection: 'locations', id: Number(location) })).resolves.toMatchObject({ id: location })
  })

  test('may have the address that one of another site has', async () => {
    await aPage({ path: '/shared', _status: 'published' })
    await expect(aPage({ path: '/shared', tenant: sites.other, _status: 'published' })).resolves.toBeTruthy()
  })
})
