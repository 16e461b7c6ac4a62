import { Client } from 'pg'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { confirmedHeader } from '#cms/uses/use.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, changeOf } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let people: Record<'editor' | 'owner' | 'platform', Person>
/** Holds what others wait for, in a transaction of its own. */
let holder: Client

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people = {
    editor: await aPerson(cms, 'editor', 'editor', [sites.own]),
    owner: await aPerson(cms, 'owner', 'tenant-admin', [sites.own]),
    platform: await aPerson(cms, 'platform', 'platform-admin', []),
  }
  holder = new Client(running.databaseUrl)
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await running.stop()
})

interface ApiRequest {
  method: string
  path: string
  as: Person
  body?: object
  headers?: Record<string, string>
}

async function send({ method, path, as, body, headers }: ApiRequest): Promise<{ status: number; text: string }> {
  const answer = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${as.token}`, 'If-Match': '*', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: answer.status, text: await answer.text() }
}

/** Sends the requests one after the other while another transaction holds the document, so that each waits for the one before it. */
async function queueOn(table: string, id: number, requests: ApiRequest[]): Promise<{ status: number; text: string }[]> {
  await holder.query('begin')
  await holder.query(`select id from "${table}" where id = $1 for update`, [id])
  const answers: Promise<{ status: number; text: string }>[] = []
  for (const [before, asked] of requests.entries()) {
    answers.push(send(asked))
    await expect.poll(countWaiting).toBe(before + 1)
  }
  await holder.query('commit')
  return Promise.all(answers)
}

async function countWaiting(): Promise<number> {
  const { rows } = await holder.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

const messageOf = (text: string): string => JSON.parse(text).errors[0].message
const gone = 'This document does not exist. It may have been deleted.'

const collections = Object.keys(changeOf).filter((slug) => slug !== 'audit-log')

test.each(collections)('%s: of two deletions of one document, the second is answered 404', async (collection) => {
  const id = await aDocument(cms, collection, sites.own)
  const asked = { method: 'DELETE', path: `/${collection}/${id}`, as: people.platform }
  const [first, second] = await queueOn(collection.replaceAll('-', '_'), id, [asked, asked])
  expect([first?.status, second?.status]).toEqual([200, 404])
  expect(messageOf(second?.text ?? '')).toBe(gone)
})

test.each([
  ['is told that it is gone', 'platform'],
  ['is told the same where they may change only what is of their site', 'editor'],
] as const)('who saves a page that was deleted a moment before %s', async (_, role) => {
  const id = await aDocument(cms, 'pages', sites.own)
  const [deleted, saved] = await queueOn('pages', id, [
    { method: 'DELETE', path: `/pages/${id}`, as: people.owner },
    { method: 'PATCH', path: `/pages/${id}`, as: people[role], body: { title: 'Late' } },
  ])
  expect([deleted?.status, saved?.status, messageOf(saved?.text ?? '')]).toEqual([200, 404, gone])
})

test('a deletion that waited for a save takes the saved page away, unless its author asked to see changes first', async () => {
  const save = (id: number): ApiRequest => ({
    method: 'PATCH',
    path: `/pages/${id}`,
    as: people.editor,
    body: { title: 'New' },
  })
  const remove = (id: number, headers: Record<string, string>): ApiRequest => ({
    method: 'DELETE',
    path: `/pages/${id}`,
    as: people.owner,
    headers,
  })
  const first = await aDocument(cms, 'pages', sites.own)
  const whatever = await queueOn('pages', first, [save(first), remove(first, {})])
  expect(whatever.map(({ status }) => status)).toEqual([200, 200])
  const second = await aDocument(cms, 'pages', sites.own)
  const since = new Date(Date.now() - 60_000).toUTCString()
  const careful = await queueOn('pages', second, [
    save(second),
    remove(second, { 'If-Match': '', 'If-Unmodified-Since': since }),
  ])
  expect(careful.map(({ status }) => status)).toEqual([200, 412])
})

test('of two deletions of many pages, the second deletes nothing and reports no error', async () => {
  const ids = [await aDocument(cms, 'pages', sites.own), await aDocument(cms, 'pages', sites.own)]
  const path = `/pages?${ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')}`
  const asked = { method: 'DELETE', path, as: people.owner }
  const answers = await queueOn('pages', ids[0] ?? 0, [asked, asked])
  const read = answers.map(({ status, text }) => ({ status, ...JSON.parse(text) }))
  expect(read.map(({ status, docs, errors }) => [status, docs.length, errors])).toEqual([
    [200, 2, []],
    [200, 0, []],
  ])
})

test('a page that is saved with a picture which is deleted at that moment is refused with 409, and nothing is stored', async () => {
  const page = await aDocument(cms, 'pages', sites.own)
  const picture = await aDocument(cms, 'media', sites.own)
  const [deleted, saved] = await queueOn('media', picture, [
    { method: 'DELETE', path: `/media/${picture}`, as: people.owner },
    { method: 'PATCH', path: `/pages/${page}`, as: people.editor, body: { title: 'New', seo: { image: picture } } },
  ])
  expect([deleted?.status, saved?.status]).toEqual([200, 409])
  expect(messageOf(saved?.text ?? '')).toContain('Someone else changed or deleted related data')
  expect((await cms.findByID({ collection: 'pages', id: page })).title).not.toBe('New')
})

test('a save and a deletion that wait for each other end: one is stored, the other refused with 409', async () => {
  const picture = await aDocument(cms, 'media', sites.own)
  const page = await aDocument(cms, 'pages', sites.own)
  await cms.update({ collection: 'pages', id: page, data: { seo: { image: picture } } })
  const answers = await queueOn('pages', page, [
    { method: 'PATCH', path: `/pages/${page}`, as: people.editor, body: { title: 'New' } },
    { method: 'DELETE', path: `/media/${picture}`, as: people.owner, headers: { [confirmedHeader]: 'yes' } },
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('an account that two administrators delete at once, and a site, are deleted once', async () => {
  const { id: person } = await aPerson(cms, 'leaving', 'editor', [sites.own])
  const site = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' } as const
  const { id: tenant } = await cms.create({ collection: 'tenants', data: { ...site, name: 'Going', slug: 'going' } })
  for (const [collection, id] of [
    ['users', person],
    ['tenants', tenant],
  ] as const) {
    const asked = { method: 'DELETE', path: `/${collection}/${id}`, as: people.platform }
    const answers = await queueOn(collection, id, [asked, asked])
    expect(answers.map(({ status }) => status)).toEqual([200, 404])
  }
})
