import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let people: Record<'own' | 'stranger' | 'seller', Person>
let page: number
let picture: { id: number; filename: string; thumbnail: string }

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people = {
    own: await aPerson(cms, 'own', 'editor', [sites.own]),
    stranger: await aPerson(cms, 'stranger', 'tenant-admin', [sites.other]),
    seller: await aPerson(cms, 'seller', 'sales', [sites.own]),
  }
  page = await aDocument(cms, 'pages', sites.own)
  const { id, filename, sizes } = await cms.findByID({
    collection: 'media',
    id: await aDocument(cms, 'media', sites.own),
  })
  picture = { id, filename: filename ?? '', thumbnail: sizes?.thumbnail?.filename ?? '' }
})
afterAll(() => running.stop())

const ask = (path: string, as: Person | null, init: RequestInit = {}) =>
  running.fetch(`/cms/api${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...(as ? { Authorization: `JWT ${as.token}` } : {}) },
  })
const found = async (path: string, as: Person | null) => {
  const answer = await ask(path, as)
  return answer.ok ? ((await answer.json()).totalDocs as number) : `refused ${answer.status}`
}

describe('the file of a picture', () => {
  test('is given to the staff of its site', async () => {
    expect((await ask(`/media/file/${picture.filename}`, people.own)).status).toBe(200)
  })

  test.each([
    ['the staff of another site', () => people.stranger],
    ['a visitor', () => null],
  ])('is not given to %s', async (_, who) => {
    const original = await ask(`/media/file/${picture.filename}`, who())
    const small = await ask(`/media/file/${picture.thumbnail || picture.filename}`, who())
    expect([original.ok, small.ok]).toEqual([false, false])
  })
})

describe('the list of versions', () => {
  test('shows editors those of their own site', async () => {
    expect(await found('/pages/versions', people.own)).toBe(1)
  })

  test('shows the administrator of another site none', async () => {
    expect(await found('/pages/versions', people.stranger)).toBe(0)
  })

  test('is closed to sales and to visitors', async () => {
    expect(await found('/pages/versions', people.seller)).toBe('refused 403')
    expect(await found('/pages/versions', null)).toBe('refused 403')
  })
})

describe('a copy', () => {
  test.each([
    ['the administrator of another site', () => people.stranger],
    ['sales', () => people.seller],
    ['a visitor', () => null],
  ])('is not made by %s', async (_, who) => {
    expect((await ask(`/pages/${page}/duplicate`, who(), { method: 'POST' })).ok).toBe(false)
  })
})

describe('a question about another site', () => {
  test.each([
    ['names the site', () => `/pages?where[tenant][equals]=${sites.own}`],
    ['names it by its short name', () => `/pages?where[tenant.slug][equals]=own`],
    ['says or', () => `/pages?where[or][0][tenant][equals]=${sites.own}&where[or][1][id][exists]=true`],
    ['asks for everything', () => '/pages?limit=0&pagination=false&depth=5'],
    ['asks for drafts', () => `/pages?draft=true&where[id][equals]=${page}`],
    ['asks by picture', () => `/media?where[filename][equals]=${picture.filename}`],
  ])('finds nothing when it %s', async (_, path) => {
    expect(await found(path(), people.stranger)).toBe(0)
  })
})

test('the site chooser offers a person their own sites alone', async () => {
  const answer = await ask('/tenants/populate-tenant-options', people.stranger)
  const { tenantOptions } = await answer.json()
  expect(tenantOptions.map(({ value }: { value: number }) => value)).toEqual([sites.other])
})

test('a cookie that names another site opens nothing', async () => {
  const answer = await running.fetch(`/cms/api/pages?where[id][equals]=${page}`, {
    headers: { Authorization: `JWT ${people.stranger.token}`, Cookie: `payload-tenant=${sites.own}` },
  })
  expect((await answer.json()).totalDocs).toBe(0)
})

test('what a page names is shown no deeper than its reader may see', async () => {
  const answer = await ask(`/pages/${page}?depth=4`, people.own)
  expect(JSON.stringify(await answer.json())).not.toContain('"hash"')
})
