import { randomInt, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getDatabase, writeEvent } from '#cms/outbox/write-event.ts'
import { inPoolTransaction, inTransaction } from '#platform/base/database/transaction.ts'
import { isOutage } from '#platform/http/is-outage.ts'
import { formRoutes } from '#platform/leads/routes.ts'
import { readHead, rememberHead } from '#platform/http/request-head.ts'
import { aBuyer } from '#tests/int/buying/a-buyer.ts'
import { type DealerWithTill, dealersWithTill } from '#tests/int/buying/checkout-fixture.ts'
import { aPerson } from '#tests/int/cms/staff.ts'
import { aLead, sunday } from '#tests/int/leads/a-dealer.ts'
import { fetchCms } from '#tests/support/cms.ts'
import { allowCommits, refuseCommits } from '#tests/support/refuse-commits.ts'
import { aPage } from './sites.ts'

let dealers: DealerWithTill
let token: string
let server: Server
const { reserve, statesOf, lettersOf, read } = aBuyer(() => dealers)

beforeAll(async () => {
  dealers = await dealersWithTill()
  token = (await aPerson(dealers.cms, 'owner', 'tenant-admin', [dealers.sites.alpha])).token
  const app = express().use(
    formRoutes({
      apiFor: () => dealers.apiOf(dealers.sites.alpha),
      renderRefused: async (_request, { form }) => ({
        html: JSON.stringify(form.steps),
        styleHashes: [],
        scriptHashes: [],
        isTagged: false,
      }),
      formInOutage: () => Promise.reject(new Error('The database is there.')),
      now: () => sunday,
    }),
  )
  // What the platform's own handler of errors does with it is another test's.
  app.use((_error: unknown, _req: express.Request, res: express.Response, _next: express.NextFunction) => {
    res.status(500).end()
  })
  server = createServer((req, res) => {
    rememberHead(req, readHead(req, null))
    app(req, res)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => allowCommits(dealers.pool))
afterAll(async () => {
  server.close()
  await dealers.stop()
})

const api = () => dealers.apiOf(dealers.sites.alpha)
const countOf = async (table: string, where = 'true', values: unknown[] = []) =>
  Number((await dealers.pool.query(`select count(*) from ${table} where ${where}`, values)).rows[0].count)
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'acknowledged',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  )

describe('what a shopper sends is acknowledged only once it is stored', () => {
  test('a lead', async () => {
    await refuseCommits(dealers.pool, 'leads')
    const lead = aLead()
    expect(await failure((await api()).call('leads', lead))).toBe('CommitFailed')
    expect(await countOf('leads', 'key = $1', [lead.key])).toBe(0)
    await allowCommits(dealers.pool)
    await (await api()).call('leads', lead)
    expect(await countOf('leads', 'key = $1', [lead.key])).toBe(1)
  })

  test('what somebody agreed to', async () => {
    const consents = await countOf('consents')
    await refuseCommits(dealers.pool, 'consents')
    const lead = aLead()
    expect(await failure((await api()).call('leads', lead))).toBe('CommitFailed')
    expect([await countOf('leads', 'key = $1', [lead.key]), await countOf('consents')]).toEqual([0, consents])
  })

  test('a form of a browser without script', async () => {
    const { port } = server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    const answers = { kind: 'enquiry', name: 'Al', phone: '0412 345 678', email: 'al@example.com', postcode: '4215' }
    const body = new URLSearchParams({ ...answers, message: 'At commit' })
    const post = () => fetch(`${origin}/send`, { method: 'POST', redirect: 'manual', headers: { origin }, body })
    await refuseCommits(dealers.pool, 'leads')
    const refused = await post()
    expect([refused.status, await countOf('leads', `message = 'At commit'`)]).toEqual([500, 0])
    expect(await refused.text()).toContain('At commit')
    await allowCommits(dealers.pool)
    expect([(await post()).status, await countOf('leads', `message = 'At commit'`)]).toEqual([303, 1])
  })

  test.each(['reservations', 'payments'])('a reservation (%s)', async (table) => {
    const { slug } = await dealers.aCarForSale()
    const key = randomUUID()
    await refuseCommits(dealers.pool, table)
    expect(await failure(reserve(slug, { key }))).toBe('CommitFailed')
    expect(await countOf('reservations', 'key = $1', [key])).toBe(0)
    expect(await countOf('payments', 'key = $1', [key])).toBe(0)
  })

  test('a payment that the provider tells of is heard again later, and nobody is sent a receipt', async () => {
    const { slug } = await dealers.aCarForSale()
    const { code, pay_url: page } = await reserve(slug)
    await dealers.answerPage(page, { choice: 'pay', notice: 'never' })
    const { payment } = await read(code)
    await refuseCommits(dealers.pool, 'payments')
    expect(await dealers.sendNotice(payment.code)).toBe(500)
    expect([await statesOf(code), await lettersOf(code)]).toEqual([['started', 'held', false], []])
    await allowCommits(dealers.pool)
    expect(await dealers.sendNotice(payment.code)).toBe(204)
    expect([await statesOf(code), await lettersOf(code)]).toEqual([['paid', 'paid', true], [expect.any(String)]])
  })

  test('a code to sign in by is not sent', async () => {
    const messages = await countOf('messages')
    await refuseCommits(dealers.pool, 'messages')
    expect(await failure((await api()).call('sessionCode', { to: 'alex@example.com' }))).toBe('CommitFailed')
    expect(await countOf('messages')).toBe(messages)
  })
})

describe('what staff save is confirmed only once it is stored', () => {
  const send = (method: string, path: string, data?: object) =>
    fetchCms(`/cms/api/${path}`, {
      method,
      headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json', 'If-Match': '*' },
      ...(data && { body: JSON.stringify(data) }),
    })
  const aNewPage = (path: string) =>
    aPage(dealers.cms, { tenant: dealers.sites.alpha, title: 'Before', path, heading: 'Before' })

  test('a new document', async () => {
    await refuseCommits(dealers.pool, 'redirects')
    const { sites } = dealers
    const answer = await send('POST', 'redirects', {
      tenant: sites.alpha,
      from: '/at-commit',
      to: '/',
      permanent: true,
    })
    const { errors } = await answer.json()
    expect([answer.status, errors]).toEqual([500, [{ message: expect.stringContaining('was not saved') }]])
    expect(await countOf('redirects', `"from" = '/at-commit'`)).toBe(0)
  })

  test('a change', async () => {
    const id = await aNewPage('/change')
    await refuseCommits(dealers.pool, 'pages')
    const { status } = await send('PATCH', `pages/${id}`, { title: 'After', _status: 'published' })
    expect([status, await countOf('pages', `title = 'After'`)]).toEqual([500, 0])
  })

  test('a draft that saves itself', async () => {
    const id = await aNewPage('/autosave')
    const versions = await countOf('_pages_v', 'parent_id = $1', [id])
    await refuseCommits(dealers.pool, '_pages_v')
    const { status } = await send('PATCH', `pages/${id}?draft=true&autosave=true`, { title: 'Draft' })
    expect([status, await countOf('_pages_v', 'parent_id = $1', [id])]).toEqual([500, versions])
  })

  test('a change of many at once', async () => {
    const id = await aNewPage('/many')
    await refuseCommits(dealers.pool, 'pages')
    const { status } = await send('PATCH', `pages?where[id][equals]=${id}`, { title: 'Many' })
    expect([status, await countOf('pages', `title = 'Many'`)]).toEqual([500, 0])
  })

  test('a deletion', async () => {
    const id = await aNewPage('/deletion')
    await refuseCommits(dealers.pool, 'pages')
    const { status } = await send('DELETE', `pages/${id}`)
    expect([status, await countOf('pages', 'id = $1', [id])]).toEqual([500, 1])
  })

  test('and nobody hears of a change that was not stored', async () => {
    const events = await countOf('outbox')
    await refuseCommits(dealers.pool, 'outbox')
    const id = dealers.sites.alpha
    const { status } = await send('PATCH', `tenants/${id}`, { config: { email: 'other@alpha.example' } })
    expect([status, await countOf('outbox')]).toEqual([500, events])
  })
})

describe('a transaction', () => {
  /** Each test writes events of an id of its own. */
  let id = randomInt(900_000, 2 ** 31)
  beforeEach(() => void (id += 1))
  const event = () => ({ tenantId: dealers.sites.alpha, type: 'page.changed' as const, ids: [id] })
  const written = () => countOf('outbox', `payload @> '{"ids": [${id}]}'`)

  test('that PostgreSQL rolls back at COMMIT, since a statement in it failed, is a failure', async () => {
    const { cms, pool } = dealers
    const outcome = inTransaction(cms, async (transaction) => {
      const database = await getDatabase({ payload: cms, ...transaction })
      await writeEvent(database, event())
      await database.execute('select 1 / 0').catch(() => undefined)
    })
    expect([await failure(outcome), await written()]).toEqual(['CommitFailed', 0])
    const plain = inPoolTransaction(pool, (client) => client.query('select 1 / 0').catch(() => undefined))
    expect(await failure(plain)).toBe('CommitFailed')
  })

  test('whose connection is lost during COMMIT is reported as an outage, and the next one is stored', async () => {
    const { cms, pool } = dealers
    await refuseCommits(pool, 'outbox', 'connection lost')
    const write = () =>
      inTransaction(cms, async (transaction) =>
        writeEvent(await getDatabase({ payload: cms, ...transaction }), event()),
      )
    const error = await write().catch((thrown: unknown) => thrown)
    expect([isOutage(error), await written()]).toEqual([true, 0])
    await allowCommits(pool)
    await write()
    expect(await written()).toBe(1)
  })
})
