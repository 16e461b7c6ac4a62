import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createContent } from '#platform/content/create-content.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let editor: Person

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own, sites.template])
})
afterAll(() => running.stop())
beforeEach(async () => void (await running.cms.delete({ collection: 'redirects', where: {} })))

/** By REST as an editor. Gives the status, and the message of a refusal. */
async function store(from: string, to: string, tenant = sites.own): Promise<{ status: number; message: string }> {
  const response = await running.fetch('/cms/api/redirects', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${editor.token}` },
    body: JSON.stringify({ tenant, from, to }),
  })
  const text = await response.text()
  return { status: response.status, message: text }
}

/** As it stood before spellings were compared. */
async function storeAsBefore(from: string, to: string, tenant = sites.own): Promise<void> {
  await running.cms.db.create({ collection: 'redirects', data: { tenant, from, to, permanent: true } })
}

async function findTarget(path: string): Promise<unknown> {
  const content = await createContent({ payload: running.cms, adminUrl, secret })
  const tenant = content.findTenant(sites.own)
  if (!tenant) throw new Error('The site is not served.')
  return (await content.getRouter(tenant)).findTarget(path)
}

describe('a redirect is refused', () => {
  test.each([
    ['/bl-slash', '/bl-slash/', 'leads back to /bl-slash itself'],
    ['/bl-query', '/bl-query?from=old', 'leads back to /bl-query itself'],
    ['/bl-self', 'https://own.localhost/BL-Self', 'leads back to /bl-self itself'],
    ['/%C3%BCber', '/Über', 'leads back to /über itself'],
  ])('from %s to itself as %s', async (from, to, words) => {
    expect(await store(from, to)).toEqual({ status: 400, message: expect.stringContaining(words) })
  })

  test('that closes a circle, which is named', async () => {
    await store('/a', '/b')
    await store('/b', '/c/')
    const refused = await store('/c', '/A')
    expect(refused).toEqual({ status: 400, message: expect.stringContaining('in a circle: /c → /a → /b → /c') })
  })

  test('that closes a circle with the template, from either side', async () => {
    await store('/a', '/b', sites.template)
    expect((await store('/b', '/a')).message).toContain('/b → /a → /b')
    await running.cms.delete({ collection: 'redirects', where: {} })
    await store('/b', '/a')
    expect((await store('/a', '/b', sites.template)).message).toContain('/a → /b → /a')
  })

  test.each(['/x/', '/X', '//x'])('of a path that has one in another spelling: %s', async (from) => {
    expect((await store('/x', '/new')).status).toBe(201)
    expect((await store(from, '/other')).status).toBe(400)
  })

  test('of a path that an older row has in another spelling', async () => {
    await storeAsBefore('/Old.aspx/', '/new')
    expect((await store('/old.aspx', '/other')).message).toContain('/Old.aspx/ is redirected already')
  })
})

test('a redirect is stored in the normal form, and may be changed and stored again', async () => {
  expect((await store('/BL-%C3%9Cber-uns/', '/about')).status).toBe(201)
  const { docs } = await running.cms.find({ collection: 'redirects' })
  expect(docs).toMatchObject([{ from: '/bl-über-uns' }])
  const changed = { collection: 'redirects', id: docs[0]?.id ?? 0, data: { to: '/about-us' } } as const
  expect(await running.cms.update(changed)).toMatchObject({ from: '/bl-über-uns', to: '/about-us' })
})

test('the same path may be redirected elsewhere by the site than by its template', async () => {
  await store('/x', '/template', sites.template)
  expect((await store('/x', '/own')).status).toBe(201)
  expect(await findTarget('/x')).toEqual({ to: '/own', status: 301 })
})

test('older rows answer every spelling, chains in one hop, and a circle leads nowhere', async () => {
  await storeAsBefore('/Über-Uns/', '/team/')
  await storeAsBefore('/team', 'https://own.localhost/people')
  await storeAsBefore('/people', '/staff')
  await storeAsBefore('/round', '/about')
  await storeAsBefore('/about', '/round', sites.template)
  expect(await findTarget('/%C3%BCber-uns')).toEqual({ to: '/staff', status: 301 })
  expect(await findTarget('/round')).toBe('not-found')
})

test('a site may tell letter cases apart, by its own setting or its template’s', async () => {
  const set = async (id: number, inAnyCase: boolean | null) =>
    running.cms.update({ collection: 'tenants', id, data: { config: { redirects: { inAnyCase } } } })
  await set(sites.template, false)
  expect((await store('/Price-List/', '/prices')).status).toBe(201)
  expect((await store('/price-list', '/cheap')).status).toBe(201)
  expect((await store('/Price-List', '/other')).message).toContain('/Price-List is redirected already')
  expect((await store('/prices', '/Price-List')).message).toContain('/prices → /Price-List → /prices')
  expect(await findTarget('/Price-List')).toEqual({ to: '/prices', status: 301 })
  expect(await findTarget('/price-list')).toEqual({ to: '/cheap', status: 301 })
  expect(await findTarget('/PRICE-LIST')).toBe('not-found')
  await set(sites.own, true)
  expect(await findTarget('/PRICE-LIST')).toMatchObject({ status: 301 })
  await set(sites.own, null)
  await set(sites.template, null)
})
