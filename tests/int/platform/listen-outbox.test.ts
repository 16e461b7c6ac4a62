import { Client, Pool, type PoolClient } from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyListeners, outboxChannel } from '#cms/outbox/notify-listeners.ts'
import { consumeOutbox } from '#platform/events/consume-outbox.ts'
import { listenOutbox, type OutboxListener } from '#platform/events/listen-outbox.ts'
import { announceStock } from '#platform/stock/stock-events-store.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'

let running: TestCms
let pool: Pool
let site: number
let web: OutboxListener
let heard: number[]
let indexed: number[]
const log = pino({ level: 'silent' })

beforeAll(async () => {
  running = await startCms()
  pool = new Pool({ connectionString: running.databaseUrl })
  const place = { country: 'AU', locale: 'en-AU', currency: 'AUD', timeZone: 'Australia/Brisbane' } as const
  const { id } = await running.cms.create({ collection: 'tenants', data: { name: 'Alpha', slug: 'alpha', ...place } })
  site = id
})
afterAll(async () => {
  await pool.end()
  await running.stop()
})
beforeEach(async () => {
  await pool.query('delete from outbox')
  heard = []
  indexed = []
  web = listenOutbox({
    connectionString: running.databaseUrl,
    pool,
    log,
    onEvents: (events) => void heard.push(...events.flatMap((event) => event.ids)),
    onIndexed: (tenantId) => void indexed.push(tenantId),
    onCutOff: () => undefined,
    onReconnected: () => undefined,
  })
  await until(() => Promise.resolve(web.isListening), Boolean)
})
afterEach(() => web.stop())

/** A process that dies between COMMIT and NOTIFY writes so. */
const writeWithoutNotify = (id: number, client: Pool | PoolClient = pool) =>
  client.query(`insert into outbox (tenant_id, type, payload) values ($1, 'vehicle.changed', $2)`, [
    site,
    { ids: [id] },
  ])
const ids = () => Promise.resolve(heard)
const has = (id: number) => (all: number[]) => all.includes(id)

test('a change whose notification was never sent is seen by web processes and done by workers within two seconds', async () => {
  const done: number[] = []
  const worker = consumeOutbox({ pool, log, every: 60_000, handlers: [async (event) => void done.push(...event.ids)] })
  const follower = listenOutbox({
    connectionString: running.databaseUrl,
    pool,
    log,
    onEvents: worker.wake,
    onIndexed: () => undefined,
    onCutOff: () => undefined,
    onReconnected: worker.wake,
  })
  await until(() => Promise.resolve(follower.isListening), Boolean)
  await writeWithoutNotify(7)
  const { ms } = await until(() => Promise.resolve(heard.length > 0 && done.length > 0 && indexed.length > 0), Boolean)
  expect(ms).toBeLessThan(2_000)
  await follower.stop()
  await worker.stop()
})

test('transactions that commit in another order than they began lose nothing, and nothing is heard twice', async () => {
  const [early, late] = [await pool.connect(), await pool.connect()]
  await early.query('begin')
  await writeWithoutNotify(1, early)
  await late.query('begin')
  await writeWithoutNotify(2, late)
  await late.query('commit')
  await until(ids, has(2))
  await writeWithoutNotify(3)
  await until(ids, has(3))
  await early.query('commit')
  await until(ids, has(1))
  await writeWithoutNotify(4)
  await until(ids, has(4))
  expect(await ids()).toEqual([2, 3, 1, 4])
  early.release()
  late.release()
})

test('a transaction that stays open for long delays nobody else', async () => {
  const open = await pool.connect()
  await open.query('begin; create temporary table held_open (id int)')
  await writeWithoutNotify(1)
  await until(ids, has(1))
  await writeWithoutNotify(2)
  await until(ids, has(2))
  expect(await ids()).toEqual([1, 2])
  await open.query('rollback')
  open.release()
})

test('rows of another server’s backup are not heard as new, however far that server had come', async () => {
  await pool.query(
    `insert into outbox (tenant_id, type, payload, written_xid) values ($1, 'vehicle.changed', '{"ids":[5]}', '99999999999')`,
    [site],
  )
  await writeWithoutNotify(6)
  await until(ids, has(6))
  expect(await ids()).toEqual([6])
})

test('a thousand changes of one moment are a few notifications', async () => {
  const listener = new Client(running.databaseUrl)
  await listener.connect()
  await listener.query(`listen ${outboxChannel}`)
  let notifications = 0
  listener.on('notification', () => (notifications += 1))
  const began = Date.now()
  for (let id = 0; id < 1_000; id += 1) notifyListeners(pool)
  const client = await pool.connect()
  await announceStock(client, site, [1_001])
  client.release()
  await until(ids, has(1_001))
  await listener.query('select 1')
  expect(notifications).toBeGreaterThan(0)
  expect(notifications).toBeLessThanOrEqual(1 + (Date.now() - began) / 20)
  await listener.end()
})

test('what is saved in the CMS is told once its transaction is committed, and never where it is rolled back', async () => {
  const listener = new Client(running.databaseUrl)
  await listener.connect()
  await listener.query(`listen ${outboxChannel}`)
  const found: number[] = []
  listener.on('notification', () => {
    void listener.query('select id from outbox').then(({ rowCount }) => found.push(rowCount ?? 0))
  })
  const { db } = running.cms
  const create = async (path: string, end: (id: string | number) => Promise<void>) => {
    const transactionID = await db.beginTransaction()
    if (transactionID === null) throw new Error('There is no transaction.')
    const data = { tenant: site, from: path, to: '/', permanent: true }
    await running.cms.create({ collection: 'redirects', data, req: { transactionID } })
    await end(transactionID)
  }
  await create('/rolled-back', (id) => db.rollbackTransaction(id))
  await create('/committed', (id) => db.commitTransaction(id))
  await until(
    () => Promise.resolve(found),
    (rows) => rows.length > 0,
  )
  expect(found).toEqual([1])
  await listener.end()
})
