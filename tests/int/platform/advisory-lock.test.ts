import pg from 'pg'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import {
  lockUntilCommit,
  releaseAdvisoryLocks,
  tryAdvisoryLock,
  withAdvisoryLock,
  withAdvisoryLockIfFree,
} from '#cms/database/advisory-lock.ts'
import type { AdvisoryLock } from '#cms/database/advisory-lock-keys.ts'
import { emptyDatabase, type TestDatabase } from '#tests/support/test-database.ts'

let database: TestDatabase
let pool: pg.Pool
let own: pg.Client
let other: pg.Client
beforeAll(async () => {
  database = await emptyDatabase()
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})
beforeEach(async () => {
  own = new pg.Client(database.url)
  other = new pg.Client(database.url)
  await Promise.all([own.connect(), other.connect()])
})
afterEach(async () => {
  await Promise.all([own.end(), other.end()])
})

test.each<{ lock: AdvisoryLock; taken: string }>([
  { lock: { name: 'migrations' }, taken: 'pg_advisory_lock(4072119640)' },
  { lock: { name: 'tenantIndexing', tenantId: 12 }, taken: 'pg_advisory_lock(7301, 12)' },
  {
    lock: { name: 'feedImport', subject: '12:3' },
    taken: `pg_advisory_lock(hashtextextended('forecourt stock feed ' || '12:3', 0))`,
  },
  {
    lock: { name: 'testDriveTimes', subject: '12:vehicle:7' },
    taken: `pg_advisory_lock(hashtextextended('test-drive:12:vehicle:7', 0))`,
  },
  { lock: { name: 'priceDropAlerts' }, taken: `pg_advisory_lock(hashtext('send-price-drop-alerts'))` },
])('$taken of an earlier release excludes $lock.name', async ({ lock, taken }) => {
  await other.query(`select ${taken}`)
  expect(await tryAdvisoryLock(own, lock)).toBe(false)
  await other.query('select pg_advisory_unlock_all()')
  expect(await tryAdvisoryLock(own, lock)).toBe(true)
})

test('tenants do not wait for each other', async () => {
  expect(await tryAdvisoryLock(own, { name: 'stockImport', tenantId: 1 })).toBe(true)
  expect(await tryAdvisoryLock(other, { name: 'stockImport', tenantId: 2 })).toBe(true)
  expect(await tryAdvisoryLock(other, { name: 'stockImport', tenantId: 1 })).toBe(false)
})

test('a lock of a transaction ends with it', async () => {
  await own.query('begin')
  await lockUntilCommit(own, { name: 'marketOffers' })
  expect(await tryAdvisoryLock(other, { name: 'marketOffers' })).toBe(false)
  await own.query('commit')
  expect(await tryAdvisoryLock(other, { name: 'marketOffers' })).toBe(true)
})

test('work is done one at a time, and the lock is free after a failure', async () => {
  const steps: string[] = []
  const work = (name: string) =>
    withAdvisoryLock(pool, { name: 'searchRebuild' }, async () => {
      steps.push(`${name} begins`)
      await own.query('select pg_sleep(0.05)')
      steps.push(`${name} ends`)
      throw new Error(name)
    })
  await Promise.allSettled([work('one'), work('two')])
  expect(steps.map((step) => step.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
  expect(await tryAdvisoryLock(other, { name: 'searchRebuild' })).toBe(true)
})

test('work whose lock is held elsewhere is left out', async () => {
  await tryAdvisoryLock(other, { name: 'priceDropAlerts' })
  expect(await withAdvisoryLockIfFree(pool, { name: 'priceDropAlerts' }, async () => 'done')).toBeNull()
  await releaseAdvisoryLocks(other)
  expect(await withAdvisoryLockIfFree(pool, { name: 'priceDropAlerts' }, async () => 'done')).toBe('done')
})

test('a connection that was lost meanwhile is not used again, and the lock is free', async () => {
  const lock: AdvisoryLock = { name: 'tenantIndexing', tenantId: 5 }
  await withAdvisoryLock(pool, lock, async () => {
    await own.query(
      // Waits until the connection has ended. Other files of the run have databases on the same server.
      `select pg_terminate_backend(pid, 30000) from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and datname = current_database() and pid <> pg_backend_pid()`,
    )
  })
  expect(await tryAdvisoryLock(other, lock)).toBe(true)
  expect((await pool.query('select 1 as n')).rows).toEqual([{ n: 1 }])
})
