import { Pool } from 'pg'
import { getRollbackPlans, PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createQueues, jobRequests, requestsOver } from '#platform/jobs/queues.ts'
import { migratedDatabase, type TestDatabase } from '#tests/support/test-database.ts'

/** Of pg-boss 12.30.0, which the first release had (decision 017), and of the one in use. */
const [before, now] = [40, 46]

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await migratedDatabase()
  pool = new Pool({ connectionString: database.url })
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

const start = async (schema: string) => {
  const boss = new PgBoss({ connectionString: database.url, schema, supervise: false, schedule: false })
  await boss.start()
  return boss
}
const readVersion = async () => (await pool.query('select version from pgboss.version')).rows
const listColumns = async (schema: string) =>
  (
    await pool.query(
      `select table_name, column_name, data_type, is_nullable from information_schema.columns
       where table_schema = $1 and table_name in ('job', 'queue', 'schedule', 'version', 'subscription', 'instance', 'bam')
       order by 1, 2`,
      [schema],
    )
  ).rows

test('jobs and schedules of a database that pg-boss 12.30.0 made outlive the upgrade, and are done', async () => {
  const former = await start('pgboss')
  await createQueues(former)
  await jobRequests(former).sendMessage({ message: 7 })
  await former.schedule('fetch-photos', '0 3 * * *', { tenant: 1 })
  await former.stop({ graceful: false })
  for (let version = now; version > before; version -= 1) await pool.query(getRollbackPlans('pgboss', version))
  expect(await readVersion()).toEqual([{ version: before }])

  // As a web process upgrades it that is the first to queue something.
  const requests = requestsOver(pool)
  expect(await requests.sendMessage({ message: 7 })).toBe(false)
  expect(await requests.sendMessage({ message: 8 })).toBe(true)
  expect(await readVersion()).toEqual([{ version: now }])
  const boss = await start('pgboss')
  expect(await boss.getSchedules()).toMatchObject([{ name: 'fetch-photos', cron: '0 3 * * *', data: { tenant: 1 } }])
  // A batch has no order.
  const done = new Set<unknown>()
  await boss.work<{ message: number }>('send-message', { pollingIntervalSeconds: 0.5, batchSize: 2 }, async (jobs) => {
    for (const { data } of jobs) done.add(data.message)
  })
  await expect.poll(() => done).toEqual(new Set([7, 8]))
  await boss.stop({ graceful: true })

  const fresh = await start('fresh')
  await fresh.stop({ graceful: false })
  const columns = await listColumns('fresh')
  expect(columns.length).toBeGreaterThan(40)
  expect(await listColumns('pgboss')).toEqual(columns)
})
