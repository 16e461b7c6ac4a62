import { randomInt, randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumeOutbox } from '#platform/events/consume-outbox.ts'
import { deliverLeads } from '#platform/leads/jobs.ts'
import { startJobs } from '#platform/app/jobs/start-jobs.ts'
import { personalDataTableNames } from '#platform/leads/personal-data/personal-data-tables.ts'
import { isProblem } from '#schemas/problem.ts'
import { storeLead } from '#platform/leads/store-lead.ts'
import { createMessageSender } from '#platform/messages/message-sender.ts'
import { cmsLogOptions } from '#cms/log-options.ts'
import { logOptions } from '#platform/base/log-options.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { networkWithLoopback } from '#platform/stock/fetch/network.ts'
import { aPerson, twoSites, type Sites } from '#tests/int/cms/staff.ts'
import { aTenant } from '#tests/int/platform/sites.ts'
import { type DealerServer, startDealerServer } from '#tests/int/feeds/dealer-server.ts'
import { startStaffServer, type StaffServer } from '#tests/int/staff/staff-server.ts'
import { until } from '#tests/support/forecourt.ts'

let server: StaffServer
let crm: DealerServer
let sites: Sites
let tokens: Record<'admin' | 'sales' | 'editor' | 'stranger', string>
beforeAll(async () => {
  server = await startStaffServer()
  crm = await startDealerServer()
  sites = await twoSites(server.cms)
  tokens = {
    admin: (await aPerson(server.cms, 'admin', 'tenant-admin', [sites.own])).token,
    sales: (await aPerson(server.cms, 'sales', 'sales', [sites.own])).token,
    editor: (await aPerson(server.cms, 'editor', 'editor', [sites.own])).token,
    stranger: (await aPerson(server.cms, 'stranger', 'tenant-admin', [sites.other])).token,
  }
})
afterAll(async () => {
  crm.stop()
  await server.stop()
})

const who = { name: 'Zenobia', last_name: 'Quartermain', email: 'zenobia@shopper.example', phone: '0499 123 456' }

/** A site with leads and staff of its own. */
async function aSite() {
  const tenant = await aTenant(server.cms, { slug: randomUUID(), hosts: [] })
  const admin = await aPerson(server.cms, randomUUID(), 'tenant-admin', [tenant])
  const sales = await aPerson(server.cms, randomUUID(), 'sales', [tenant])
  return { tenant, admin: admin.token, sales: sales.token }
}

async function aLead(changes: object = {}): Promise<number> {
  const stored = await storeLead(
    { payload: server.cms, pool: server.pool, now: new Date() },
    {
      tenant: sites.own,
      key: randomUUID(),
      category: 'Service',
      message: 'Ring me at home',
      url: 'https://own.example/contact?name=Zenobia',
      consents: [{ purpose: 'news', wording: 'Yes, news please.', given: true, how: 'by-default' }],
      ...who,
      ...changes,
    },
  )
  if (isProblem(stored)) throw new Error(stored.detail)
  return stored.id
}

const aDestination = async (tenant: number) =>
  (
    await server.cms.create({
      collection: 'lead-destinations',
      data: {
        tenant,
        name: randomUUID(),
        kind: 'webhook',
        url: crm.url('/leads', 'crm.localhost'),
        secret: 'between the two of us',
      },
    })
  ).id

async function aDelivery({
  tenant,
  lead,
  state = 'waiting',
}: {
  tenant: number
  lead?: number
  state?: 'waiting' | 'dead'
}) {
  const { id } = await server.cms.create({
    collection: 'lead-deliveries',
    data: {
      tenant,
      lead: lead ?? (await aLead({ tenant })),
      destination: await aDestination(tenant),
      pair: randomUUID(),
      state,
      attempts: 18,
    },
  })
  return id
}

const post = (path: string, token: string, body: object) => server.ask(path, { method: 'POST', token, body })

test('what was agreed to is kept with its lead: in which words, which version, how and when', async () => {
  const lead = await aLead()
  const { docs } = await server.cms.find({ collection: 'consents', depth: 0, where: { lead: { equals: lead } } })
  expect(docs).toMatchObject([
    {
      purpose: 'news',
      wording: 'Yes, news please.',
      given: true,
      how: 'by-default',
      version: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ])
  const other = await aLead({
    consents: [{ purpose: 'news', wording: 'Yes, all the news please.', given: false, how: 'by-hand' }],
  })
  const later = await server.cms.find({ collection: 'consents', depth: 0, where: { lead: { equals: other } } })
  expect(later.docs[0]?.version).not.toBe(docs[0]?.version)
})

test('a lead that fails on its way is in no log: neither names, nor addresses, nor words of the shopper', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const log = pino({ level: 'trace' }, stream)
  const { cms, pool } = server
  crm.answers((req, res) => {
    // A server that repeats what it was sent.
    req.pipe(res.writeHead(500, { 'X-Echo': 'zenobia@shopper.example' }))
  })
  const { tenant } = await aSite()
  await aDestination(tenant)
  const search = createSearch({ pool, env: {} })
  const transports = { email: null, sms: null }
  const jobs = await startJobs(process.env['DATABASE_URL'] ?? '', {
    pool,
    payload: cms,
    log,
    indexing: { pool, search, warn: (words) => log.warn(words) },
    auditKeepDays: 365,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    network: networkWithLoopback,
    transports,
    post: createMessageSender({ payload: cms, pool, transports }),
    payments: null,
    backups: null,
    ownOrigin: 'http://localhost:3000',
    publishEvery: 60_000,
  })
  const consumer = consumeOutbox({
    pool,
    log,
    every: 200,
    handlers: [deliverLeads({ pool, payload: cms }, jobs.requests)],
  })
  try {
    const lead = await aLead({ tenant })
    // The line of an attempt follows its state.
    const attempt = async () => {
      const { docs } = await cms.find({ collection: 'lead-deliveries', depth: 0, where: { lead: { equals: lead } } })
      return { state: docs[0]?.state, isLogged: lines.some((line) => line.includes(`"delivery":${docs[0]?.id},`)) }
    }
    const { seen } = await until(attempt, ({ state, isLogged }) => state === 'retrying' && isLogged)
    expect(seen.state).toBe('retrying')
    const { rows } = await pool.query<{ log: unknown }>('select log, last_words from lead_deliveries')
    const said = lines.join('') + JSON.stringify(rows)
    expect(said).toContain('lead delivery attempted')
    expect(said).not.toMatch(/Zenobia|Quartermain|zenobia@|499 ?123 ?456|Ring me/)
  } finally {
    await consumer.stop()
    await jobs.stop()
  }
}, 30_000)

test('a lead that the database refuses is in no log either: its queries and its causes say nothing of whom they are about', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const refused = await aLead({ name: 'Zenobia\u0000' }).catch((error: unknown) => error)
  pino(logOptions('trace'), stream).error({ err: refused }, 'request failed')
  pino(cmsLogOptions('trace'), stream).error(refused)
  expect(lines.join('')).toContain('invalid byte sequence')
  expect(lines.join('')).not.toMatch(/Zenobia|Quartermain|zenobia@|499 ?123 ?456|Ring me/)
})

test('what was given up is sent again by sales, one by one or all at once, and by nobody else', async () => {
  const { tenant, sales } = await aSite()
  const editor = (await aPerson(server.cms, randomUUID(), 'editor', [tenant])).token
  const first = await aDelivery({ tenant, state: 'dead' })
  const others = [await aDelivery({ tenant, state: 'dead' }), await aDelivery({ tenant, state: 'dead' })]
  const one = { tenant, deliveries: [first] }
  expect((await post('/staff/leads/resend', editor, one)).status).toBe(403)
  expect((await post('/staff/leads/resend', tokens.stranger, one)).status).toBe(403)
  expect((await post('/staff/leads/resend', tokens.stranger, { ...one, tenant: sites.other })).body).toEqual({
    asked: 0,
  })
  expect((await post('/staff/leads/resend', sales, one)).body).toEqual({ asked: 1 })
  expect((await post('/staff/leads/resend', sales, one)).body).toEqual({ asked: 0 })
  const all = await post('/staff/leads/resend', sales, { tenant, deliveries: null })
  expect(all.body).toEqual({ asked: others.length })
  const waiting = await server.pool.query(
    `select from lead_deliveries where tenant_id = $1 and state = 'waiting' and attempts = 0`,
    [tenant],
  )
  expect(waiting.rowCount).toBe(1 + others.length)
})

test('a destination is tried with a lead that nobody wrote, and tells what came of it', async () => {
  crm.answers((_req, res) => void res.writeHead(418).end())
  const destination = await aDestination(sites.own)
  const asked = { tenant: sites.own, destination }
  const before = (await server.cms.count({ collection: 'leads' })).totalDocs
  expect((await post('/staff/leads/try', tokens.admin, asked)).body).toMatchObject({
    isDelivered: false,
    words: 'The server answered 418.',
  })
  expect((await server.cms.count({ collection: 'leads' })).totalDocs).toBe(before)
  expect((await post('/staff/leads/try', tokens.stranger, { ...asked, tenant: sites.other })).status).toBe(404)
})

const csv = async (token: string, search: Record<string, string>) => {
  const query = new URLSearchParams(search).toString()
  const response = await fetch(`${server.origin}/staff/leads.csv?${query}`, {
    headers: { cookie: `forecourt-token=${token}`, 'sec-fetch-site': 'same-origin' },
  })
  return { status: response.status, lines: (await response.text()).trim().split('\r\n') }
}

test('a list says who handles a lead, also where that is an administrator of the platform', async () => {
  const { tenant, sales } = await aSite()
  const name = `overseer-${randomUUID()}`
  const { id } = await aPerson(server.cms, name, 'platform-admin', [])
  await aLead({ tenant, assigned_to: id, category: 'Fleet' })
  const where = JSON.stringify({ category: { equals: 'Fleet' } })
  expect((await csv(sales, { tenant: String(tenant), where })).lines[1]).toContain(`,${name},`)
})

test('a list of leads is exported as it is filtered, and no cell of it is a formula', async () => {
  const { tenant, sales } = await aSite()
  await aLead({ tenant, category: 'Service' })
  await aLead({ tenant, name: '=HYPERLINK("https://evil.example")', category: 'Parts', phone: '+61 499 000 111' })
  const where = JSON.stringify({ or: [{ and: [{ category: { equals: 'Parts' } }] }] })
  const { status, lines } = await csv(sales, { tenant: String(tenant), where })
  expect(status).toBe(200)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^Number,Received,Status,/)
  expect(lines[1]).toMatch(/^\d+,\d{4}-\d\d-\d\d \d\d:\d\d,new,/)
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(lines[1]).toContain(`'+61499000111`)
  expect((await csv(sales, { tenant: String(tenant), search: 'nobody-of-that-name' })).lines).toHaveLength(1)
})

test.each([
  ['nobody of that site', 403, () => ({ token: tokens.stranger, where: '{}' })],
  ['an editor', 403, () => ({ token: tokens.editor, where: '{}' })],
  ['who is signed in nowhere', 401, () => ({ token: '', where: '{}' })],
  ['with a filter that is none', 400, () => ({ token: tokens.sales, where: '[' })],
  [
    'with a look at what staff may not read',
    400,
    () => ({ token: tokens.sales, where: '{"assigned_to.hash":{"like":"a"}}' }),
  ],
])('leads are not exported: %s', async (_what, status, asking) => {
  const { token, where } = asking()
  expect((await csv(token, { tenant: String(sites.own), where })).status).toBe(status)
})

test('all that a site holds of a person is told to its administrators, by address or by number as people write it', async () => {
  const { tenant, admin, sales } = await aSite()
  await aDelivery({ tenant })
  const asked = { tenant, phone: '+61 499 123 456' }
  expect((await post('/staff/people/export', sales, asked)).status).toBe(403)
  expect((await post('/staff/people/export', admin, { tenant })).status).toBe(400)
  const { body } = await post('/staff/people/export', admin, asked)
  expect(body).toMatchObject({
    held: { leads: expect.any(Array), consents: expect.any(Array), lead_deliveries: expect.any(Array) },
  })
  expect(JSON.stringify(body)).toContain('Ring me at home')
  const elsewhere = await post('/staff/people/export', tokens.stranger, { ...asked, tenant: sites.other })
  expect(elsewhere.body).toMatchObject({ held: {} })
})

test('every table that names a shopper or a lead, or has addresses of people, is among those that are exported and erased', async () => {
  const { rows } = await server.pool.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('shopper_id', 'lead_id', 'email', 'phone', 'address_hash')
       and table_name not in ('users', 'dealerships', 'locations', 'sign_in_codes')`,
  )
  expect(rows.map(({ name }) => name).filter((name) => !personalDataTableNames.some((each) => each === name))).toEqual(
    [],
  )
})

test('an address within another is somebody else’s: neither told nor erased with it', async () => {
  const { cms } = server
  const { tenant, admin } = await aSite()
  const message = { tenant, channel: 'email' as const, to: 'sales@dealer.example', state: 'kept' as const }
  const write = (text: string) => cms.create({ collection: 'messages', data: { ...message, subject: 'Lead', text } })
  for (const text of ['To mary-jo@shopper.example, please', 'At jo@shopper.example.au'] as const) await write(text)
  const asked = { tenant, email: 'jo@shopper.example' }
  expect((await post('/staff/people/export', admin, asked)).body).toMatchObject({ held: {} })
  await write('Answer <Jo@shopper.example>.')
  expect((await post('/staff/people/erase', admin, asked)).body).toEqual({ erased: { messages: 1 } })
})

test('a person who is erased is nowhere any more, and what happened is still counted', async () => {
  const { cms, pool } = server
  const { tenant, admin } = await aSite()
  const digits = [randomInt(100, 1000), randomInt(100, 1000)]
  const mark = randomUUID().slice(0, 8)
  const gone = {
    name: `Zenobia-${mark}`,
    last_name: `Quartermain-${mark}`,
    email: `zenobia-${mark}@shopper.example`,
    phone: `0499 ${digits.join(' ')}`,
  }
  const { id: shopper } = await cms.create({
    collection: 'shoppers',
    data: { tenant, name: gone.name, email: gone.email, phone: `+61499${digits.join('')}` },
  })
  const lead = await aLead({ tenant, shopper, ...gone, url: `https://own.example/contact?name=${gone.name}` })
  const stranger = await aLead({
    tenant,
    name: 'Bob',
    last_name: 'Brown',
    email: 'bob@shopper.example',
    phone: '0400 000 001',
    message: '',
    url: '',
  })
  await aDelivery({ tenant, lead })
  const base = { tenant, lead, shopper, name: gone.name, email: gone.email, phone: gone.phone }
  await cms.create({
    collection: 'reservations',
    data: { ...base, code: randomUUID(), key: randomUUID(), state: 'held', purpose: 'reservation' },
  })
  await cms.create({
    collection: 'price-alerts',
    data: { tenant, email: gone.email, lead, shopper, pair: `${gone.email}:1` },
  })
  await cms.create({
    collection: 'messages',
    data: {
      tenant,
      channel: 'email',
      to: 'sales@dealer.example',
      state: 'kept',
      subject: 'Lead',
      text: `From ${gone.email}`,
    },
  })
  const before = await cms.count({ collection: 'leads', where: { tenant: { equals: tenant } } })
  const { body } = await post('/staff/people/erase', admin, {
    tenant,
    email: gone.email.toUpperCase(),
  })
  expect(body).toMatchObject({ erased: { reservations: 1, price_alerts: 1, messages: 1, shoppers: 1 } })
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  for (const { name } of tables) {
    const { rowCount } = await pool.query(`select from "${name}" t where to_jsonb(t)::text ~* $1`, [
      `${gone.name}|${gone.last_name}|499 ?${digits.join(' ?')}`,
    ])
    expect(`${name}: ${rowCount}`).toBe(`${name}: 0`)
  }
  expect(await cms.count({ collection: 'leads', where: { tenant: { equals: tenant } } })).toEqual(before)
  expect(await cms.findByID({ collection: 'leads', id: lead, depth: 0 })).toMatchObject({
    title: 'Erased',
    category: 'Service',
  })
  const stale = { ...gone, status: 'contacted' as const }
  await expect(cms.update({ collection: 'leads', id: lead, data: stale })).rejects.toThrow('data was erased')
  await cms.update({ collection: 'leads', id: lead, data: { status: 'contacted', notes: '' } })
  expect(await cms.findByID({ collection: 'leads', id: stranger, depth: 0 })).toMatchObject({
    name: 'Bob',
    erased_at: null,
  })
})
