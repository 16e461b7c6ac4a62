import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { createFirstAdmin } from '#cms/index.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { readSessionCookie } from '#tests/support/cms-api.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { aDocument } from './documents.ts'
import { aPerson, password, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let platform: Person
let admin: Person
let editor: Person
let stranger: Person
let both: Person

const send = (path: string, method: string, { as, body }: { as?: Person | null; body?: unknown } = {}) =>
  running.fetch(`/cms/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'If-Match': '*',
      ...(as ? { Authorization: `JWT ${as.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const whoIs = async (token: string, headers: Record<string, string> = { Authorization: `JWT ${token}` }) => {
  const answer = await running.fetch('/cms/api/users/me', { headers })
  return (await answer.json()).user?.email ?? null
}

const roleOf = async (id: number) => (await cms.findByID({ collection: 'users', id, depth: 0 })).role
const sitesOf = async (id: number) =>
  (await cms.findByID({ collection: 'users', id, depth: 0 })).tenants?.map(({ tenant }) => tenant) ?? []

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
})
afterAll(() => running.stop())

/** Without what other groups of tests have made. */
async function makeStaff(): Promise<void> {
  await emptyTables(running.databaseUrl)
  sites = await twoSites(cms)
  platform = await aPerson(cms, 'platform', 'platform-admin', [])
  admin = await aPerson(cms, 'admin', 'tenant-admin', [sites.own])
  editor = await aPerson(cms, 'editor', 'editor', [sites.own])
  stranger = await aPerson(cms, 'stranger', 'editor', [sites.other])
  both = await aPerson(cms, 'both', 'editor', [sites.own, sites.other])
}

/** A site that no other test adds people to. */
async function siteWithStaff() {
  const site = await aTenant(cms, { slug: randomUUID(), hosts: [] })
  const runs = await aPerson(cms, randomUUID(), 'tenant-admin', [site])
  const edits = await aPerson(cms, randomUUID(), 'editor', [site])
  const worksElsewhereToo = await aPerson(cms, randomUUID(), 'editor', [site, sites.other])
  return { site, runs, staff: [runs, edits, worksElsewhereToo] }
}

const emailsOf = (people: { email: string }[]) => people.map(({ email }) => email).toSorted()

describe('an installation without people', () => {
  beforeEach(() => emptyTables(running.databaseUrl))

  test('lets nobody register over the web', async () => {
    const answer = await send('/users/first-register', 'POST', { body: { email: 'x@evil.example', password } })
    expect(answer.status).toBe(403)
    expect((await cms.count({ collection: 'users' })).totalDocs).toBe(0)
  })

  test('gets its first administrator from anyone who starts it, once', async () => {
    const first = { email: 'first@forecourt.example', password }
    expect(await createFirstAdmin(cms, first)).toBe('created')
    expect(await createFirstAdmin(cms, { ...first, email: 'second@forecourt.example' })).toBe('exists')
    expect((await cms.count({ collection: 'users' })).totalDocs).toBe(1)
  })

  test('keeps its last platform administrator', async () => {
    await createFirstAdmin(cms, { email: 'first@forecourt.example', password })
    const { docs } = await cms.find({ collection: 'users', limit: 1 })
    await expect(
      cms.update({ collection: 'users', id: docs[0]?.id ?? 0, data: { role: 'editor' } }),
    ).rejects.toMatchObject({ data: { errors: [{ message: expect.stringContaining('last platform administrator') }] } })
  })
})

describe('people', () => {
  beforeAll(makeStaff)

  test('of a site are seen by its administrator, and nobody else is', async () => {
    const { runs, staff } = await siteWithStaff()
    const answer = await (await send('/users?limit=0', 'GET', { as: runs })).json()
    expect(emailsOf(answer.docs)).toEqual(emailsOf(staff))
  })

  test('who sell see whom they can hand a lead on to', async () => {
    const { site, staff } = await siteWithStaff()
    const seller = await aPerson(cms, randomUUID(), 'sales', [site])
    const answer = await (await send('/users?limit=0', 'GET', { as: seller })).json()
    expect(emailsOf(answer.docs)).toEqual(emailsOf([...staff, seller]))
  })

  test('who hands a prize over notes when, and changes nothing of what was drawn', async () => {
    const seller = await aPerson(cms, randomUUID(), 'sales', [sites.own])
    const id = await aDocument(cms, 'prizes-won', sites.own)
    const body = { prize: 'A car', code: 'MINE', handed_at: '2026-11-02T00:00:00.000Z' }
    expect((await send(`/prizes-won/${id}`, 'PATCH', { as: seller, body })).status).toBe(200)
    const { prize, code, handed_at } = await cms.findByID({ collection: 'prizes-won', id, depth: 0 })
    expect({ prize, code, handed_at }).toEqual({ prize: null, code: null, handed_at: body.handed_at })
  })

  test('who are editors see themselves alone', async () => {
    const answer = await (await send('/users?limit=0', 'GET', { as: editor })).json()
    expect(answer.docs.map(({ email }: Person) => email)).toEqual(['editor@staff.example'])
  })

  test('choose passwords of eight characters or more, for themselves and for others', async () => {
    const short = await send(`/users/${editor.id}`, 'PATCH', { as: editor, body: { password: 'seven77' } })
    expect(await short.json()).toMatchObject({
      errors: [{ message: 'Choose a password with at least 8 characters.', data: { errors: [{ path: 'password' }] } }],
    })
    const body = {
      email: `${randomUUID()}@staff.example`,
      name: 'New',
      role: 'editor',
      tenants: [{ tenant: sites.own }],
      password: 'abc',
    }
    expect((await send('/users', 'POST', { as: admin, body })).status).toBe(400)
    expect(await whoIs(editor.token)).toBe('editor@staff.example')
  })

  test('are seen by no visitor', async () => expect((await send('/users', 'GET')).status).toBe(403))

  test.each(['platform-admin', 'tenant-admin'])('who are editors cannot make themselves %s', async (role) => {
    await send(`/users/${editor.id}`, 'PATCH', { as: editor, body: { role } })
    expect(await roleOf(editor.id)).toBe('editor')
  })

  test('who are editors cannot give themselves sites', async () => {
    const tenants = [{ tenant: sites.own }, { tenant: sites.other }]
    await send(`/users/${editor.id}`, 'PATCH', { as: editor, body: { tenants } })
    expect(await sitesOf(editor.id)).toEqual([sites.own])
  })

  test('who run a site cannot raise themselves', async () => {
    const answer = await send(`/users/${admin.id}`, 'PATCH', { as: admin, body: { role: 'platform-admin' } })
    expect(answer.status).toBe(400)
    expect(await roleOf(admin.id)).toBe('tenant-admin')
  })

  test('who run a site cannot give themselves another', async () => {
    const tenants = [{ tenant: sites.own }, { tenant: sites.other }]
    expect((await send(`/users/${admin.id}`, 'PATCH', { as: admin, body: { tenants } })).status).toBe(400)
    expect(await sitesOf(admin.id)).toEqual([sites.own])
  })

  test('who run a site cannot make a platform administrator', async () => {
    const body = {
      email: `${randomUUID()}@staff.example`,
      password,
      name: 'Made',
      role: 'platform-admin',
      tenants: [{ tenant: sites.own }],
    }
    expect((await send('/users', 'POST', { as: admin, body })).status).toBe(400)
  })

  test.each([
    ['another site', () => [{ tenant: sites.other }]],
    ['no site', () => []],
  ])('who run a site cannot make somebody of %s', async (_, tenants) => {
    const body = { email: `${randomUUID()}@staff.example`, password, name: 'Made', role: 'editor', tenants: tenants() }
    expect((await send('/users', 'POST', { as: admin, body })).status).toBe(400)
  })

  test('who run a site make and remove its people', async () => {
    const body = {
      email: `${randomUUID()}@staff.example`,
      password,
      name: 'New',
      role: 'sales',
      tenants: [{ tenant: sites.own }],
    }
    const made = await send('/users', 'POST', { as: admin, body })
    expect(made.status).toBe(201)
    const { doc } = await made.json()
    expect((await send(`/users/${doc.id}`, 'DELETE', { as: admin })).status).toBe(200)
  })

  test.each([
    ['of another site', () => stranger],
    ['who work on another site too', () => both],
    ['who run the platform', () => platform],
  ])('%s cannot be changed or removed by a site administrator', async (_, whom) => {
    const changed = await send(`/users/${whom().id}`, 'PATCH', { as: admin, body: { name: 'Changed' } })
    const removed = await send(`/users/${whom().id}`, 'DELETE', { as: admin })
    expect([changed.ok, removed.ok]).toEqual([false, false])
  })

  test('cannot remove themselves', async () => {
    expect((await send(`/users/${platform.id}`, 'DELETE', { as: platform })).ok).toBe(false)
  })

  test('who sell cannot make anybody', async () => {
    const sales = await aPerson(cms, randomUUID(), 'sales', [sites.own])
    const body = {
      email: `${randomUUID()}@staff.example`,
      password,
      name: 'Y',
      role: 'sales',
      tenants: [{ tenant: sites.own }],
    }
    expect((await send('/users', 'POST', { as: sales, body })).status).toBe(403)
  })
})

describe('a site', () => {
  beforeAll(makeStaff)

  test('is read by its people and by nobody else', async () => {
    const answer = await (await send('/tenants?limit=0', 'GET', { as: editor })).json()
    expect(answer.docs.map(({ id }: { id: number }) => id)).toEqual([sites.own])
  })

  test('is configured by its administrator', async () => {
    const body = { theme: { primary: '#112233' } }
    expect((await send(`/tenants/${sites.own}`, 'PATCH', { as: admin, body })).status).toBe(200)
  })

  test('is not configured by an editor', async () => {
    expect((await send(`/tenants/${sites.own}`, 'PATCH', { as: editor, body: { tagline: 'X' } })).status).toBe(403)
  })

  test('is not configured by the administrator of another', async () => {
    expect((await send(`/tenants/${sites.other}`, 'PATCH', { as: admin, body: { tagline: 'X' } })).ok).toBe(false)
  })

  test('keeps its addresses, its short name and its template unless the platform changes them', async () => {
    const body = { hosts: [{ host: 'stolen.example' }], slug: 'stolen', template: null, isTemplate: true }
    await send(`/tenants/${sites.own}`, 'PATCH', { as: admin, body })
    const site = await cms.findByID({ collection: 'tenants', id: sites.own, depth: 0 })
    expect([site.hosts?.map(({ host }) => host), site.slug, site.template, site.isTemplate]).toEqual([
      ['own.localhost'],
      'own',
      sites.template,
      false,
    ])
  })

  test('is not made or removed by its administrator', async () => {
    const made = await send('/tenants', 'POST', { as: admin, body: { name: 'Mine', slug: 'mine' } })
    const removed = await send(`/tenants/${sites.own}`, 'DELETE', { as: admin })
    expect([made.ok, removed.ok]).toEqual([false, false])
  })

  test('cannot take the address of another', async () => {
    await expect(
      cms.update({ collection: 'tenants', id: sites.own, data: { hosts: [{ host: 'other.localhost' }] } }),
    ).rejects.toThrow(/invalid/)
  })
})

describe('a session', () => {
  beforeAll(makeStaff)

  const signIn = async (email: string, withPassword = password) => {
    const answer = await send('/users/login', 'POST', { body: { email, password: withPassword } })
    return { answer, token: readSessionCookie(answer) }
  }

  test('begins at sign-in and ends at sign-out', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    const { token } = await signIn(person.email)
    expect(await whoIs(token)).toBe(person.email)
    await send('/users/logout', 'POST', { as: { ...person, token } })
    expect(await whoIs(token)).toBeNull()
  })

  test('ends elsewhere when the password changes', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    const { token: elsewhere } = await signIn(person.email)
    await send(`/users/${person.id}`, 'PATCH', {
      as: person,
      body: { password: 'another password', currentPassword: password },
    })
    expect(await whoIs(elsewhere)).toBeNull()
  })

  test('ends everywhere when somebody else sets the password', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    const body = { password: 'another password', currentPassword: password }
    await send(`/users/${person.id}`, 'PATCH', { as: admin, body })
    expect(await whoIs(person.token)).toBeNull()
  })

  test('ends when the role changes', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    await send(`/users/${person.id}`, 'PATCH', { as: admin, body: { role: 'sales' } })
    expect(await whoIs(person.token)).toBeNull()
  })

  test('ends when the sites change', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    await send(`/users/${person.id}`, 'PATCH', { as: platform, body: { tenants: [{ tenant: sites.other }] } })
    expect(await whoIs(person.token)).toBeNull()
  })

  test('goes on when only the name changes', async () => {
    const person = await aPerson(cms, randomUUID(), 'editor', [sites.own])
    await send(`/users/${person.id}`, 'PATCH', { as: person, body: { name: 'New name' } })
    expect(await whoIs(person.token)).toBe(person.email)
  })

  test('lives in a cookie that other sites cannot send along', async () => {
    const { answer } = await signIn(admin.email)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^forecourt-token=.*HttpOnly.*SameSite=Lax/)
  })

  test.each([
    ['the admin itself', adminUrl, true],
    ['another origin', 'https://evil.example', false],
    ['a tenant’s own site', 'http://own.localhost:3000', false],
  ])('by cookie is taken from %s: %s', async (_, Origin, isTaken) => {
    const { answer } = await signIn(admin.email)
    const Cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    expect((await whoIs('', { Cookie, Origin })) === admin.email).toBe(isTaken)
  })
})

describe('what Payload keeps for itself', () => {
  beforeAll(makeStaff)

  test.each(['payload-jobs/run', 'payload-jobs', 'payload-migrations', 'payload-kv'])(
    '%s is open to no staff of a site',
    async (path) => {
      const answer = await send(`/${path}`, 'GET', { as: admin })
      const body = await answer.json().catch(() => ({}))
      expect(answer.ok && (body.docs ?? []).length > 0).toBe(false)
      expect(path === 'payload-jobs/run' && answer.ok).toBe(false)
    },
  )

  test('locks of other people are not to be seen', async () => {
    await cms.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'tenants', value: sites.own },
        user: { relationTo: 'users', value: platform.id },
      },
    })
    const { docs } = await (await send('/payload-locked-documents', 'GET', { as: admin })).json()
    expect(docs).toEqual([])
  })

  test('GraphQL is off', async () => {
    const answer = await running.fetch('/cms/api/graphql', { method: 'POST', body: '{}' })
    expect(answer.status).toBe(404)
  })
})
