import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runDueJobs } from '#cms/run-due-jobs.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let editor: Person
let sales: Person
let stranger: Person
let page: number

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
  sales = await aPerson(running.cms, 'sales', 'sales', [sites.own])
  stranger = await aPerson(running.cms, 'stranger', 'editor', [sites.other])
})
afterAll(() => running.stop())
beforeEach(async () => {
  await running.cms.delete({ collection: 'pages', where: {} })
  page = (
    await running.cms.create({
      collection: 'pages',
      draft: true,
      data: { tenant: sites.own, title: 'Boxing Day', path: '/boxing-day' },
    })
  ).id
})

interface Answer {
  status: number
  body: { message?: string; timeZone?: string; planned?: { id: number; kind: string; at: string }[] }
}

/** By REST as a person of the staff. */
async function ask(method: string, path: string, person: Person, body?: object): Promise<Answer> {
  const response = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${person.token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: await response.json() }
}

const letTimeCome = () =>
  running.cms.db.drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)

const at = (id: number) => `/schedule/pages/${id}`

describe('a change that is planned', () => {
  test('is made in the time zone of the site, whatever the zone of the browser', async () => {
    const { body, status } = await ask('POST', at(page), editor, { kind: 'publish', at: '2031-12-26T09:00' })
    expect(status).toBe(200)
    expect(body.timeZone).toBe('Australia/Brisbane')
    expect(body.planned).toEqual([expect.objectContaining({ kind: 'publish', at: '2031-12-25T23:00:00.000Z' })])
  })

  test('happens at its time, with the rights of the person who planned it', async () => {
    await ask('POST', at(page), editor, { kind: 'publish', at: '2031-12-26T09:00' })
    await letTimeCome()
    await runDueJobs(running.cms)
    expect(await running.cms.findByID({ collection: 'pages', id: page })).toMatchObject({ _status: 'published' })
  })

  test('is cancelled, and then does not happen', async () => {
    const { body } = await ask('POST', at(page), editor, { kind: 'publish', at: '2031-12-26T09:00' })
    const job = body.planned?.[0]?.id
    expect((await ask('DELETE', `${at(page)}/${job}`, editor)).body.planned).toEqual([])
    await letTimeCome()
    await runDueJobs(running.cms)
    expect(await running.cms.findByID({ collection: 'pages', id: page })).toMatchObject({ _status: 'draft' })
    expect((await ask('DELETE', `${at(page)}/${job}`, editor)).status).toBe(409)
  })

  test('cannot be made or cancelled by somebody of another site, nor by Sales', async () => {
    const { body } = await ask('POST', at(page), editor, { kind: 'publish', at: '2031-12-26T09:00' })
    for (const person of [stranger, sales]) {
      expect((await ask('GET', at(page), person)).status).toBe(404)
      expect((await ask('POST', at(page), person, { kind: 'unpublish', at: '2031-12-27T09:00' })).status).toBe(404)
      expect((await ask('DELETE', `${at(page)}/${body.planned?.[0]?.id}`, person)).status).toBe(404)
    }
    expect((await ask('GET', at(page), editor)).body.planned).toHaveLength(1)
  })

  test('of one document is not cancelled by the address of another', async () => {
    const other = await running.cms.create({
      collection: 'pages',
      draft: true,
      data: { tenant: sites.own, title: 'Other', path: '/other' },
    })
    const { body } = await ask('POST', at(page), editor, { kind: 'publish', at: '2031-12-26T09:00' })
    expect((await ask('DELETE', `${at(other.id)}/${body.planned?.[0]?.id}`, editor)).status).toBe(409)
    expect((await ask('GET', at(page), editor)).body.planned).toHaveLength(1)
  })
})

test.each([
  ['sections', { name: 'Sale' }],
  ['menus', { name: 'Sale', place: 'footer' }],
] as const)('%s are published and unpublished at times of their site’s clock', async (collection, data) => {
  const { id } = await running.cms.create({ collection, draft: true, data: { ...data, tenant: sites.own } })
  const address = `/schedule/${collection}/${id}`
  const due = async () => {
    await letTimeCome()
    await runDueJobs(running.cms)
    return (await running.cms.findByID({ collection, id }))._status
  }
  const published = await ask('POST', address, editor, { kind: 'publish', at: '2031-07-01T08:30' })
  expect(published.body).toMatchObject({
    timeZone: 'Australia/Brisbane',
    planned: [{ at: '2031-06-30T22:30:00.000Z' }],
  })
  expect(await due()).toBe('published')
  await ask('POST', address, editor, { kind: 'unpublish', at: '2031-07-02T17:00' })
  expect(await due()).toBe('draft')
})

describe('a time', () => {
  test.each([
    ['that has passed', '2020-01-01T09:00', /has passed/],
    ['of no day', '2031-02-31T09:00', /does not exist/],
    ['of no form', 'tomorrow', /Choose whether/],
  ])('%s is refused', async (_, time, message) => {
    const { status, body } = await ask('POST', at(page), editor, { kind: 'publish', at: time })
    expect({ status, message: body.message }).toEqual({ status: 400, message: expect.stringMatching(message) })
  })

  test('that clocks skip is refused', async () => {
    await running.cms.update({ collection: 'tenants', id: sites.own, data: { timeZone: 'Australia/Sydney' } })
    const { body } = await ask('POST', at(page), editor, { kind: 'publish', at: '2031-10-05T02:30' })
    expect(body.message).toMatch(/does not exist/)
    await running.cms.update({ collection: 'tenants', id: sites.own, data: { timeZone: 'Australia/Brisbane' } })
  })
})
