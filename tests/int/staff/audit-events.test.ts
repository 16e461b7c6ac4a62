import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditActions, type AuditAction } from '#cms/audit/audit-actions.ts'
import { holdsPersonalData } from '#cms/audit/audit-reads.ts'
import { personalDataTableNames } from '#platform/leads/personal-data/personal-data-tables.ts'
import { aPerson, password, type Person, type Sites, twoSites } from '#tests/int/cms/staff.ts'
import { fetchCms } from '#tests/support/cms.ts'
import { startStaffServer, type StaffServer } from './staff-server.ts'

let server: StaffServer
let sites: Sites
let admin: Person

beforeAll(async () => {
  server = await startStaffServer()
  sites = await twoSites(server.cms)
  admin = await aPerson(server.cms, 'admin', 'tenant-admin', [sites.own])
})
afterAll(() => server.stop())
beforeEach(() => server.pool.query('delete from request_limits'))

const call = async (method: string, path: string, { as, body }: { as?: Person; body?: object } = {}) => {
  const answer = await fetchCms(`/cms/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'If-Match': '*',
      'X-Delete-Used': 'yes',
      ...(as ? { Authorization: `JWT ${as.token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}
const expectDone = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer
  expect([status < 300, status < 300 ? null : body]).toEqual([true, null])
  return JSON.parse(JSON.stringify(body))
}

let made = 0
const anEditor = () => aPerson(server.cms, `editor-${(made += 1)}`, 'editor', [sites.own])
const signIn = (email: string, body: object = {}) =>
  call('POST', '/users/login', { body: { email, password, ...body } })
const linkIn = async (email: string) => {
  const { docs } = await server.cms.find({ collection: 'messages', where: { to: { equals: email } }, sort: '-id' })
  return /\/admin\/(?:reset|undo-email)\/([\w-]+)/.exec(docs[0]?.text ?? '')?.[1]
}
const aLead = (name: string) =>
  server.cms.create({
    collection: 'leads',
    data: { name, email: `${name}@shopper.example`, tenant: sites.own, key: randomUUID(), category: 'General Enquiry' },
  })
const codeOf = (key: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + ahead * 30_000 })

async function addFactor(person: Person): Promise<string> {
  const { enrolment, key } = await expectDone(
    call('POST', '/users/second-factor/start', { as: person, body: { password } }),
  )
  await expectDone(call('POST', '/users/second-factor/confirm', { as: person, body: { enrolment, code: codeOf(key) } }))
  return key
}
async function aPage(): Promise<number> {
  const body = { title: 'Audited', path: `/audited-${(made += 1)}`, tenant: sites.own, _status: 'published' }
  return (await expectDone(call('POST', '/pages', { as: admin, body }))).doc.id
}
async function changeEmail(person: Person): Promise<void> {
  const body = { email: `new-${person.email}`, currentPassword: password }
  await expectDone(call('PATCH', `/users/${person.id}`, { as: person, body }))
}

/** Performs each action of the audit log, as a person would. Returns who did it. */
const events: Record<AuditAction, () => Promise<string>> = {
  'sign-in': async () => {
    const { email } = await anEditor()
    await expectDone(signIn(email))
    return email
  },
  'sign-in-failed': async () => {
    const { email } = await anEditor()
    await signIn(email, { password: 'wrong password' })
    return email
  },
  'sign-out': async () => {
    const person = await anEditor()
    await expectDone(call('POST', '/users/logout', { as: person }))
    return person.email
  },
  'password-changed': async () => {
    const person = await anEditor()
    const body = { password: 'another password', currentPassword: password }
    await expectDone(call('PATCH', `/users/${person.id}`, { as: person, body }))
    return person.email
  },
  'password-reset-requested': async () => {
    const { email } = await anEditor()
    await expectDone(call('POST', '/users/forgot-password', { body: { email } }))
    return email
  },
  'password-reset': async () => {
    const { email } = await anEditor()
    await expectDone(call('POST', '/users/forgot-password', { body: { email } }))
    const body = { token: await linkIn(email), password: 'chosen again' }
    await expectDone(call('POST', '/users/reset-password', { body }))
    return email
  },
  'email-changed': async () => {
    const person = await anEditor()
    await changeEmail(person)
    return person.email
  },
  'email-change-undone': async () => {
    const person = await anEditor()
    await changeEmail(person)
    await expectDone(call('POST', '/users/undo-email-change', { body: { token: await linkIn(person.email) } }))
    return person.email
  },
  'second-factor-added': async () => {
    const person = await anEditor()
    await addFactor(person)
    return person.email
  },
  'second-factor-removed': async () => {
    const person = await anEditor()
    const code = codeOf(await addFactor(person), 1)
    await expectDone(call('POST', '/users/second-factor/remove', { as: person, body: { password, code } }))
    return person.email
  },
  'recovery-codes-replaced': async () => {
    const person = await anEditor()
    const code = codeOf(await addFactor(person), 1)
    await expectDone(call('POST', '/users/second-factor/recovery-codes', { as: person, body: { password, code } }))
    return person.email
  },
  'person-added': async () => {
    const body = {
      name: 'Added',
      email: 'added@staff.example',
      password,
      role: 'editor',
      tenants: [{ tenant: sites.own }],
    }
    await expectDone(call('POST', '/users', { as: admin, body }))
    return admin.email
  },
  'role-changed': async () => {
    const { id } = await anEditor()
    await expectDone(call('PATCH', `/users/${id}`, { as: admin, body: { role: 'sales' } }))
    return admin.email
  },
  published: async () => {
    await aPage()
    return admin.email
  },
  unpublished: async () => {
    await expectDone(call('PATCH', `/pages/${await aPage()}`, { as: admin, body: { _status: 'draft' } }))
    return admin.email
  },
  deleted: async () => {
    await expectDone(call('DELETE', `/pages/${await aPage()}`, { as: admin }))
    return admin.email
  },
  'settings-changed': async () => {
    await expectDone(call('PATCH', `/tenants/${sites.own}`, { as: admin, body: { name: 'Own renamed' } }))
    return admin.email
  },
  'personal-data-read': async () => {
    await aLead('xaver')
    await aLead('yasmin')
    await expectDone(call('GET', '/leads?limit=0&depth=0', { as: admin }))
    return admin.email
  },
  exported: async () => {
    const body = { tenant: sites.own, email: 'xaver@shopper.example' }
    await expectDone(server.ask('/staff/people/export', { method: 'POST', token: admin.token, body }))
    return admin.email
  },
  erased: async () => {
    const body = { tenant: sites.own, email: 'xaver@shopper.example' }
    await expectDone(server.ask('/staff/people/erase', { method: 'POST', token: admin.token, body }))
    return admin.email
  },
}

const rowsOf = async (action: AuditAction, person: string) => {
  const where = { action: { equals: action }, person: { equals: person } }
  const { docs } = await server.cms.find({ collection: 'audit-log', where, sort: '-id', depth: 0, limit: 0 })
  return docs
}

test.each(auditActions.map(({ value }) => value))('the audit log has a row of: %s', async (action) => {
  await server.pool.query('delete from audit_log')
  const person = await events[action]()
  const rows = await rowsOf(action, person)
  expect(rows.map(({ tenant }) => tenant)).toEqual([sites.own])
})

describe('a list of personal data', () => {
  test('is recorded wherever personal data is kept', () => {
    // Sessions of shoppers are no collection.
    const collections = personalDataTableNames.filter((name) => name !== 'shopper_sessions')
    expect(collections.filter((name) => !holdsPersonalData(name.replaceAll('_', '-')))).toEqual([])
  })

  test('says how many of how many were read, also where the answer leaves the site out', async () => {
    await server.pool.query('delete from audit_log')
    await Promise.all(['one', 'two', 'three'].map(aLead))
    await call('GET', '/leads?limit=2&depth=0&select[email]=true', { as: admin })
    const [row] = await rowsOf('personal-data-read', admin.email)
    expect(row).toMatchObject({
      subject: expect.stringMatching(/^2 of \d+ records$/),
      area: 'leads',
      tenant: sites.own,
    })
  })

  test('is recorded where it leaves as the answer to a change of many', async () => {
    await Promise.all(['five', 'six'].map(aLead))
    await server.pool.query('delete from audit_log')
    await expectDone(call('PATCH', '/leads?where[name][in]=five,six&depth=0', { as: admin, body: {} }))
    expect(await rowsOf('personal-data-read', admin.email)).toMatchObject([
      { subject: '2 of 2 records', area: 'leads' },
    ])
  })

  test('is recorded page by page, where a page has one record', async () => {
    await Promise.all(['seven', 'eight'].map(aLead))
    await server.pool.query('delete from audit_log')
    await expectDone(call('GET', '/leads?limit=1&depth=0', { as: admin }))
    const [row] = await rowsOf('personal-data-read', admin.email)
    expect(row?.subject).toMatch(/^1 of \d+ records$/)
  })

  test.each<[string, (id: number) => ReturnType<typeof call>]>([
    ['each by its id', (id) => call('GET', `/leads/${id}?depth=0`, { as: admin })],
    ['each by a filter', (id) => call('GET', `/leads?where[id][equals]=${id}&limit=1&pagination=false`, { as: admin })],
    ['each as the answer to a change', (id) => call('PATCH', `/leads/${id}?depth=0`, { as: admin, body: {} })],
  ])('is recorded once it was read piece by piece, %s: at 100, 1,000, 10,000 within an hour', async (_, readOne) => {
    const { id } = await aLead('single')
    await server.pool.query('delete from audit_log')
    const readFrom = async (count: number) => {
      await server.pool.query(`update request_limits set points = $1 where key like 'single-reads:%'`, [count])
      await expectDone(readOne(id))
      return (await rowsOf('personal-data-read', admin.email)).map(({ subject, tenant }) => [subject, tenant])
    }
    expect(await readFrom(0)).toEqual([])
    expect(await readFrom(99)).toEqual([['100 single records within an hour', sites.own]])
  })

  test('does not leave when it cannot be recorded', async () => {
    await server.pool.query('alter table audit_log rename to audit_log_away')
    try {
      const { status, body } = await call('GET', '/leads?limit=0&depth=0', { as: admin })
      expect([status, JSON.stringify(body).includes('@shopper.example')]).toEqual([500, false])
    } finally {
      await server.pool.query('alter table audit_log_away rename to audit_log')
    }
  })
})

describe('a changed setting', () => {
  const subjects = async () => (await rowsOf('settings-changed', admin.email)).map(({ subject }) => subject)
  beforeEach(() => server.pool.query('delete from audit_log'))

  test('is named by its fields, without values, also where it is a secret', async () => {
    const server = {
      kind: 'webhook',
      url: 'https://crm.example.com/leads',
      secret: 'the first secret of 32 characters',
    }
    const data = { tenant: sites.own, name: 'CRM', ...server }
    const { doc } = await expectDone(call('POST', '/lead-destinations', { as: admin, body: data }))
    const change = (body: object) => expectDone(call('PATCH', `/lead-destinations/${doc.id}`, { as: admin, body }))
    await change({ url: 'https://crm.example.com/thief' })
    await change({ secret: 'a-secret-of-32-characters-or-more' })
    const [secret, url, added] = await subjects()
    expect([added, url]).toEqual(['CRM: added', 'CRM: changed url'])
    expect(secret).toMatch(/^CRM: changed .*secret/)
    expect(JSON.stringify(await subjects())).not.toMatch(/thief|32-characters/)
  })

  test('is named within its group', async () => {
    await expectDone(
      call('PATCH', `/tenants/${sites.own}`, { as: admin, body: { config: { chat: { token: 'of-the-dealer' } } } }),
    )
    expect(await subjects()).toEqual([expect.stringMatching(/: changed config\.chat$/)])
  })

  test('has no row where a save changes nothing', async () => {
    const read = await expectDone(call('GET', `/tenants/${sites.own}?depth=0`, { as: admin }))
    await expectDone(call('PATCH', `/tenants/${sites.own}`, { as: admin, body: read }))
    expect(await subjects()).toEqual([])
  })
})
