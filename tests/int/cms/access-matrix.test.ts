import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionSlug, Payload } from 'payload'
import { inheritedCollections } from '#cms/inheritance/inherited-collections.ts'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, aPicture, changeOf, dataFor } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

/** c create, r read, u update, v versions, d delete, in this order. On one's own sites; on others nobody but the platform administrator may do anything. */
const matrix: Record<string, Record<'tenant-admin' | 'editor' | 'sales', string>> = {
  pages: { 'tenant-admin': 'cruvd', editor: 'cruvd', sales: 'r' },
  sections: { 'tenant-admin': 'cruvd', editor: 'cruvd', sales: 'r' },
  menus: { 'tenant-admin': 'cruvd', editor: 'cruvd', sales: 'r' },
  promos: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  slides: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  media: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  redirects: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  vehicles: { 'tenant-admin': 'cruvd', editor: 'cruvd', sales: 'r' },
  'stock-feeds': { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  'stock-imports': { 'tenant-admin': 'r', editor: 'r', sales: 'r' },
  locations: { 'tenant-admin': 'crud', editor: 'cru', sales: 'r' },
  dealerships: { 'tenant-admin': 'crud', editor: 'r', sales: 'r' },
  websites: { 'tenant-admin': 'crud', editor: 'r', sales: 'r' },
  'delivery-zones': { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  reviews: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  manufacturers: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  models: { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  leads: { 'tenant-admin': 'crud', editor: '', sales: 'cru' },
  bookings: { 'tenant-admin': 'crud', editor: '', sales: 'cru' },
  'phone-reveals': { 'tenant-admin': 'r', editor: '', sales: 'r' },
  shoppers: { 'tenant-admin': 'crud', editor: '', sales: 'ru' },
  consents: { 'tenant-admin': 'r', editor: '', sales: 'r' },
  'lead-destinations': { 'tenant-admin': 'crud', editor: '', sales: 'r' },
  'lead-deliveries': { 'tenant-admin': 'r', editor: '', sales: 'r' },
  'lead-rules': { 'tenant-admin': 'crud', editor: '', sales: 'r' },
  messages: { 'tenant-admin': 'rd', editor: '', sales: '' },
  'watchlist-entries': { 'tenant-admin': 'r', editor: '', sales: 'r' },
  'saved-searches': { 'tenant-admin': 'r', editor: '', sales: 'r' },
  'price-alerts': { 'tenant-admin': 'r', editor: '', sales: 'r' },
  valuations: { 'tenant-admin': 'rd', editor: '', sales: 'r' },
  reservations: { 'tenant-admin': 'r', editor: '', sales: 'r' },
  payments: { 'tenant-admin': 'r', editor: '', sales: 'r' },
  'prize-draws': { 'tenant-admin': 'crud', editor: 'crud', sales: 'r' },
  'audit-log': { 'tenant-admin': 'r', editor: '', sales: '' },
  'prizes-won': { 'tenant-admin': 'ru', editor: '', sales: 'ru' },
}
/** What the platform alone writes down. */
const writtenByPlatform = new Set([
  'stock-imports',
  'phone-reveals',
  'consents',
  'lead-deliveries',
  'messages',
  'watchlist-entries',
  'saved-searches',
  'price-alerts',
  'valuations',
  'reservations',
  'payments',
  'audit-log',
])
const versioned = new Set(['pages', 'sections', 'menus', 'vehicles'])
const platformMay = (collection: string) => {
  if (collection === 'audit-log') return 'r'
  if (writtenByPlatform.has(collection)) return 'rd'
  if (collection === 'prizes-won') return 'rud'
  return versioned.has(collection) ? 'cruvd' : 'crud'
}

let running: TestCms
let cms: Payload
let sites: Sites
const people: Record<string, Person | null> = { anonymous: null }

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people['platform-admin'] = await aPerson(cms, 'platform', 'platform-admin', [])
  for (const role of ['tenant-admin', 'editor', 'sales'] as const)
    people[role] = await aPerson(cms, role, role, [sites.own])
})
afterAll(() => running.stop())

const person = (role: string): Person | null => people[role] ?? null

type Operation = 'c' | 'r' | 'u' | 'd' | 'v'
type Attempt = (args: { role: string; collection: string; tenant: number; operation: Operation }) => Promise<boolean>

const versionOf = async (collection: string, id: number) => {
  const { docs } = await cms.findVersions({
    collection: collection as CollectionSlug,
    where: { parent: { equals: id } },
  })
  return docs.map((version) => version.id)
}

/** One document a collection and tenant serves all attempts that leave it standing. */
const standing = new Map<string, number>()
async function theDocument(collection: string, tenant: number): Promise<number> {
  const key = `${collection}:${tenant}`
  const id = standing.get(key) ?? (await aDocument(cms, collection, tenant))
  standing.set(key, id)
  return id
}

let marks = 0
const mark = () => `made-${(marks += 1)}`

const overRest: Attempt = async ({ role, collection, tenant, operation }) => {
  const someone = person(role)
  const headers: Record<string, string> = someone ? { Authorization: `JWT ${someone.token}` } : {}
  const json = { ...headers, 'Content-Type': 'application/json', 'If-Match': '*' }
  const base = `/cms/api/${collection}`
  if (operation === 'c') {
    standing.delete(`${collection}:${tenant}`)
    const data = await dataFor(cms, collection, tenant, mark())
    const body = collection === 'media' ? await upload(data) : JSON.stringify(data)
    const answer = await running.fetch(base, {
      method: 'POST',
      headers: collection === 'media' ? headers : json,
      body,
    })
    return answer.ok
  }
  const id = await theDocument(collection, tenant)
  if (operation === 'r') {
    const one = await running.fetch(`${base}/${id}?depth=0`, { headers })
    const list = await running.fetch(`${base}?depth=0&limit=0`, { headers })
    const count = await running.fetch(`${base}/count?where[id][equals]=${id}`, { headers })
    const listed = list.ok && (await list.json()).docs.some((doc: { id: number }) => doc.id === id)
    const counted = count.ok && (await count.json()).totalDocs === 1
    expect([listed, counted], `${collection} by list and by count as by id`).toEqual([one.ok, one.ok])
    return one.ok
  }
  if (operation === 'u') {
    const one = await running.fetch(`${base}/${id}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify(changeOf[collection]),
    })
    const many = await running.fetch(`${base}?where[id][equals]=${id}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify(changeOf[collection]),
    })
    const changedMany = many.ok && (await many.json()).docs.length === 1
    expect(changedMany, `${collection} in bulk as by id`).toBe(one.ok)
    return one.ok
  }
  if (operation === 'd')
    return goneWhere(
      collection,
      tenant,
      running.fetch(`${base}/${id}`, { method: 'DELETE', headers }).then(({ ok }) => ok),
    )
  const [version] = await versionOf(collection, id)
  const read = await running.fetch(`${base}/versions/${version}`, { headers })
  const restored = await running.fetch(`${base}/versions/${version}`, {
    method: 'POST',
    headers: { ...headers, 'If-Match': '*' },
  })
  expect(restored.ok, `${collection}: who reads versions may restore them`).toBe(read.ok)
  return read.ok
}

async function goneWhere(collection: string, tenant: number, deleting: Promise<boolean>): Promise<boolean> {
  const isGone = await deleting
  if (isGone) standing.delete(`${collection}:${tenant}`)
  return isGone
}

async function upload(data: Record<string, unknown>): Promise<FormData> {
  const picture = await aPicture(`${mark()}.png`)
  const form = new FormData()
  form.set('_payload', JSON.stringify(data))
  form.set('file', new File([new Uint8Array(picture.data)], picture.name, { type: picture.mimetype }))
  return form
}

const overLocal: Attempt = async ({ role, collection, tenant, operation }) => {
  const slug = collection as CollectionSlug
  const as = { collection: slug, overrideAccess: false, user: person(role)?.user ?? null, depth: 0 } as const
  const done = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    )
  const finds = (work: Promise<{ docs: unknown[] }>) =>
    work.then(
      ({ docs }) => docs.length === 1,
      () => false,
    )
  if (operation === 'c') {
    standing.delete(`${collection}:${tenant}`)
    const data = await dataFor(cms, collection, tenant, mark())
    const file = collection === 'media' ? { file: await aPicture(`${mark()}.png`) } : {}
    return done(cms.create({ data, ...file, ...as }))
  }
  const id = await theDocument(collection, tenant)
  const where = { id: { equals: id } }
  if (operation === 'r') {
    const one = await done(cms.findByID({ id, ...as }))
    const listed = await finds(cms.find({ where, ...as }))
    const counted = await cms.count({ where, ...as }).then(
      ({ totalDocs }) => totalDocs === 1,
      () => false,
    )
    expect([listed, counted], `${collection} by list and by count as by id`).toEqual([one, one])
    return one
  }
  if (operation === 'u') {
    const data = changeOf[collection]
    const one = await done(cms.update({ id, data, ...as } as Parameters<Payload['update']>[0]))
    const many = await finds(cms.update({ where, data, ...as } as never) as Promise<{ docs: unknown[] }>)
    expect(many, `${collection} in bulk as by id`).toBe(one)
    return one
  }
  if (operation === 'd') return goneWhere(collection, tenant, done(cms.delete({ id, ...as })))
  const [version] = await versionOf(collection, id)
  const read = await done(cms.findVersionByID({ id: String(version), ...as }))
  const restored = await done(cms.restoreVersion({ id: String(version), ...as }))
  expect(restored, `${collection}: who reads versions may restore them`).toBe(read)
  return read
}

async function allowed(attempt: Attempt, about: { role: string; collection: string; tenant: number }): Promise<string> {
  let text = ''
  for (const operation of ['c', 'r', 'u', ...(versioned.has(about.collection) ? ['v'] : []), 'd'] as Operation[])
    if (await attempt({ ...about, operation })) text += operation
  return text
}

test('the matrix names every collection of tenants', () => {
  expect(Object.keys(matrix).toSorted()).toEqual([...tenantCollections].toSorted())
})

describe.each(Object.keys(matrix))('%s', (collection) => {
  test.each(['tenant-admin', 'editor', 'sales'] as const)(
    '%s may do what their role says on their own site',
    async (role) => {
      expect(await allowed(overLocal, { role, collection, tenant: sites.own })).toBe(matrix[collection]?.[role])
    },
  )

  test.each(['tenant-admin', 'editor', 'sales'])('%s may do nothing on another site', async (role) => {
    expect(await allowed(overLocal, { role, collection, tenant: sites.other })).toBe('')
  })

  test.each(['tenant-admin', 'editor', 'sales'])(
    '%s may read what the template of their site shares, and nothing else of it',
    async (role) => {
      const shared = inheritedCollections.some((each) => each === collection) ? 'r' : ''
      expect(await allowed(overLocal, { role, collection, tenant: sites.template })).toBe(shared)
    },
  )

  test('a visitor may do nothing', async () => {
    expect(await allowed(overLocal, { role: 'anonymous', collection, tenant: sites.own })).toBe('')
  })

  test('a platform administrator may do everything on every site', async () => {
    const about = { role: 'platform-admin', collection, tenant: sites.other }
    expect(await allowed(overLocal, about)).toBe(platformMay(collection))
  })

  // The same access functions decide, so REST shows only that each route asks them.
  test('REST allows a site administrator what their role says on their own site, and nothing on another', async () => {
    const about = { role: 'tenant-admin', collection }
    expect(await allowed(overRest, { ...about, tenant: sites.own })).toBe(matrix[collection]?.['tenant-admin'])
    expect(await allowed(overRest, { ...about, tenant: sites.other })).toBe('')
  })

  test('REST allows a visitor nothing', async () => {
    expect(await allowed(overRest, { role: 'anonymous', collection, tenant: sites.own })).toBe('')
  })
})
