import type { CollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collections } from '#cms/collections/collections.ts'
import { readCmsEnv } from '#cms/env.ts'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let admin: Person

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  admin = await aPerson(running.cms, 'admin', 'tenant-admin', [sites.own])
})
afterAll(() => running.stop())

/** As the admin's “Duplicate” does it, by its person. */
const duplicate = async (collection: CollectionSlug, id: number): Promise<Record<string, unknown>> => ({
  ...(await running.cms.duplicate({
    collection,
    id,
    data: { _status: 'draft' },
    draft: true,
    depth: 0,
    user: admin.user,
    overrideAccess: false,
  })),
})

const copied = collections(readCmsEnv({ ...process.env, FORECOURT_CONFIG_ONLY: 'true' }))
  .filter(
    ({ slug, disableDuplicate }) => tenantCollections.includes(slug as CollectionSlug) && disableDuplicate !== true,
  )
  .map(({ slug }) => slug as CollectionSlug)

test('what staff create can be copied, what shoppers and the system write cannot', () => {
  expect(copied).toEqual(
    expect.arrayContaining(['pages', 'sections', 'menus', 'promos', 'slides', 'media', 'vehicles']),
  )
  for (const record of ['leads', 'payments', 'shoppers', 'audit-log', 'consents']) expect(copied).not.toContain(record)
})

describe.each(copied)('%s', (slug) => {
  test('a document is copied twice, and its copy once more', async () => {
    const id = await aDocument(running.cms, slug, sites.own)
    const first = await duplicate(slug, id)
    const second = await duplicate(slug, id)
    const third = await duplicate(slug, Number(first['id']))
    expect(new Set([id, first['id'], second['id'], third['id']]).size).toBe(4)
    for (const copy of [first, second, third]) expect(copy['tenant']).toBe(sites.own)
  })
})

test('a copied page has a free address and says that it is a copy, as a draft', async () => {
  const { id } = await running.cms.create({
    collection: 'pages',
    data: { tenant: sites.own, title: 'Sale', path: '/sale', _status: 'published' },
  })
  expect(await duplicate('pages', id)).toMatchObject({ title: 'Sale (copy)', path: '/sale-copy', _status: 'draft' })
  expect(await duplicate('pages', id)).toMatchObject({ title: 'Sale (copy)', path: '/sale-copy-2', _status: 'draft' })
})

test('a copied menu has no place yet, since each place has one menu', async () => {
  const id = await aDocument(running.cms, 'menus', sites.own)
  expect(await duplicate('menus', id)).toMatchObject({ place: null, _status: 'draft' })
})

test('a copied promotion is hidden until somebody shows it', async () => {
  const id = await aDocument(running.cms, 'promos', sites.own)
  expect(await duplicate('promos', id)).toMatchObject({ display: false })
})
