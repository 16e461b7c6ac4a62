import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { deleteOldAuditRecords } from '#platform/audit/store.ts'
import { scheduledJobs } from '#platform/app/jobs/start-jobs.ts'
import { aPerson, type Person, type Sites, twoSites } from '#tests/int/cms/staff.ts'
import { allowCommits, refuseCommits } from '#tests/support/refuse-commits.ts'
import { startStaffServer, type StaffServer } from './staff-server.ts'

let server: StaffServer
let sites: Sites
let admin: Person
let editor: Person

beforeAll(async () => {
  server = await startStaffServer()
  sites = await twoSites(server.cms)
  admin = await aPerson(server.cms, 'admin', 'tenant-admin', [sites.own])
  editor = await aPerson(server.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => server.stop())
beforeEach(() => server.pool.query('delete from audit_log'))

const shopper = { name: 'Zenobia', email: 'zenobia@shopper.example' }
const aLead = () =>
  server.cms.create({
    collection: 'leads',
    data: { ...shopper, tenant: sites.own, key: randomUUID(), category: 'General Enquiry' },
  })
const headers = { 'user-agent': 'Test browser', [clientAddressHeader]: '203.0.113.7' }
const post = (path: string, { token }: Person) =>
  server.ask(path, { method: 'POST', token, headers, body: { tenant: sites.own, email: shopper.email } })
const downloadLeads = ({ token }: Person) =>
  fetch(`${server.origin}/staff/leads.csv?tenant=${sites.own}`, {
    headers: { ...headers, cookie: `forecourt-token=${token}`, 'sec-fetch-site': 'same-origin' },
  })
const records = async () => {
  const { docs } = await server.cms.find({ collection: 'audit-log', sort: 'id', depth: 0, limit: 0 })
  return docs
}
const byAdmin = () => ({ tenant: sites.own, person: admin.email, person_id: admin.id, user_agent: 'Test browser' })

describe('the audit log', () => {
  test('says who exported what is held of a person, and not of whom', async () => {
    await aLead()
    expect((await post('/staff/people/export', admin)).status).toBe(200)
    const found = await records()
    expect(found).toMatchObject([
      { ...byAdmin(), action: 'exported', subject: 'Data of one person', createdAt: expect.any(String) },
    ])
    expect(JSON.stringify(found)).not.toMatch(/zenobia/i)
  })

  test('says who downloaded the leads', async () => {
    expect((await downloadLeads(admin)).status).toBe(200)
    expect(await records()).toMatchObject([
      { ...byAdmin(), action: 'exported', subject: 'Leads as CSV', area: 'leads' },
    ])
  })

  test('says who erased a person, and how many records, and not whom', async () => {
    await aLead()
    expect((await post('/staff/people/erase', admin)).status).toBe(200)
    const found = await records()
    expect(found).toMatchObject([
      { ...byAdmin(), action: 'erased', subject: expect.stringMatching(/^[1-9]\d* records of one person$/) },
    ])
    expect(JSON.stringify(found)).not.toMatch(/zenobia/i)
  })

  test.each(['/staff/people/export', '/staff/people/erase'])('has nothing of a refused %s', async (path) => {
    expect((await post(path, editor)).status).toBe(403)
    expect(await records()).toEqual([])
  })
})

describe('where the audit log cannot be written', () => {
  test.each(['/staff/people/export', 'leads as CSV'])('nothing leaves: %s', async (what) => {
    await aLead()
    await refuseCommits(server.pool, 'audit_log')
    try {
      const text =
        what === 'leads as CSV'
          ? await (await downloadLeads(admin)).text()
          : JSON.stringify((await post(what, admin).catch(() => ({ body: 'no answer' }))).body)
      expect(text).not.toContain(shopper.email)
    } finally {
      await allowCommits(server.pool)
    }
  })

  test('nobody is erased', async () => {
    const { id } = await aLead()
    await refuseCommits(server.pool, 'audit_log')
    try {
      const answer = await post('/staff/people/erase', admin).catch(() => null)
      expect(answer?.status).not.toBe(200)
    } finally {
      await allowCommits(server.pool)
    }
    expect(await server.cms.findByID({ collection: 'leads', id })).toMatchObject({ email: shopper.email })
  })
})

describe('old audit records', () => {
  const day = 24 * 60 * 60_000
  const now = new Date()
  const aRecord = (subject: string, age: number) =>
    server.pool.query(
      `insert into audit_log (tenant_id, action, person, subject, area, document, created_at) values ($1, 'sign-in', 'x', $2, '', '', $3)`,
      [sites.own, subject, new Date(now.getTime() - age)],
    )
  const subjects = async () => (await records()).map(({ subject }) => subject)

  test('are deleted once they are older than the days that the setting keeps, and no others', async () => {
    await aRecord('a minute too old', 30 * day + 60_000)
    await aRecord('a minute within', 30 * day - 60_000)
    expect(await deleteOldAuditRecords(server.pool, { days: 30, now })).toBe(1)
    expect(await subjects()).toEqual(['a minute within'])
  })

  test('are deleted by a nightly job, by the days of the setting', async () => {
    await aRecord('old', 9 * day)
    await aRecord('kept', 7 * day)
    const job = scheduledJobs.find(({ name }) => name === 'delete-old-audit-records')
    // The job takes nothing else of its context.
    const context = { pool: server.pool, log: pino({ level: 'silent' }), auditKeepDays: 8 }
    await job?.run(context as never, null as never)
    expect([job?.cron, await subjects()]).toEqual([expect.stringMatching(/^\d+ \d+ \* \* \*$/), ['kept']])
  })
})
