import { Pool } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeEvent } from '#cms/outbox/write-event.ts'
import type { Event } from '#schemas/event.ts'
import { consumeOutbox, type EventHandler } from '#platform/events/consume-outbox.ts'
import { deleteProcessed } from '#platform/events/outbox-store.ts'
import { createPool } from '#platform/base/database/pool.ts'
import { linkDatabase } from '#tests/support/breakable-link.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'

let running: TestCms
let pool: Pool
const log = pino({ level: 'silent' })

beforeAll(async () => {
  running = await startCms()
  pool = new Pool({ connectionString: running.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await running.stop()
})
beforeEach(async () => {
  await pool.query('delete from outbox')
})

const write = (ids: number[]) => writeEvent(running.cms.db.drizzle, { tenantId: 1, type: 'vehicle.changed', ids })
const unprocessed = async () => (await pool.query('select id from outbox where processed_at is null')).rowCount
const settled = () => until(unprocessed, (rows) => rows === 0)
const consumer = (handler: EventHandler) => consumeOutbox({ pool, handlers: [handler], log, every: 50 })

test('every event is handled, and marked so', async () => {
  const handled: number[] = []
  await write([1])
  await write([2])
  const running = consumer(async ({ ids }) => void handled.push(...ids))
  await settled()
  await running.stop()
  expect(new Set(handled)).toEqual(new Set([1, 2]))
})

test('an event whose handling fails is tried again, and does not hold up others', async () => {
  const handled: Event[] = []
  let failures = 0
  await writeEvent(running.cms.db.drizzle, { tenantId: 2, type: 'vehicle.changed', ids: [9] })
  await write([1])
  const working = consumer(async (event) => {
    if (event.tenantId === 2 && (failures += 1) === 1) throw new Error('not this time')
    handled.push(event)
  })
  await settled()
  await working.stop()
  expect(handled.map(({ tenantId }) => tenantId)).toEqual([1, 2])
})

test('two workers share the work: no event is handled by both', async () => {
  const handled: number[] = []
  const slowly: EventHandler = async ({ ids }) => {
    await new Promise((resolve) => setTimeout(resolve, 30))
    handled.push(...ids)
  }
  for (let id = 1; id <= 30; id += 1) await write([id])
  const workers = [consumer(slowly), consumer(slowly)]
  await settled()
  await Promise.all(workers.map((worker) => worker.stop()))
  expect(handled.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
})

test('what a worker did not finish before it died is left to the next', async () => {
  await write([1])
  const dying = await pool.connect()
  await dying.query('begin')
  await dying.query('select id from outbox where processed_at is null for update')
  const handled: number[] = []
  const next = consumer(async ({ ids }) => void handled.push(...ids))
  // A later event proves that the next worker has read the outbox, and left the locked row alone.
  await write([2])
  await until(async () => handled.includes(2), Boolean)
  expect(handled).toEqual([2])
  dying.release(new Error('died'))
  await settled()
  await next.stop()
  expect(handled).toEqual([2, 1])
})

test('a worker whose database goes away in the middle of its work does it again once it is back', async () => {
  const { link, url } = await linkDatabase(running.databaseUrl)
  const fragile = createPool({ connectionString: url, role: 'web', log })
  await write([1])
  let attempts = 0
  const worker = consumeOutbox({
    pool: fragile,
    log,
    every: 50,
    handlers: [
      async () => {
        attempts += 1
        if (attempts > 1) return
        link.cut()
        await new Promise((resolve) => setTimeout(resolve, 100))
        link.fix()
      },
    ],
  })
  await settled()
  await worker.stop()
  await fragile.end()
  await link.stop()
  expect(attempts).toBe(2)
})

test('events that were processed long ago are forgotten, others are kept', async () => {
  await write([1])
  await write([2])
  await write([3])
  const { rows } = await pool.query('select id from outbox order by id')
  await pool.query(`update outbox set processed_at = now() - interval '8 days' where id = $1`, [rows[0].id])
  await pool.query('update outbox set processed_at = now() where id = $1', [rows[1].id])
  expect(await deleteProcessed(pool, 7)).toBe(1)
  expect((await pool.query('select 1 from outbox')).rowCount).toBe(2)
})
