import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { describeDataLoss, migrate, migrateDown, migrationStatus, schemaDrift } from '#cms/index.ts'
import { migrations } from '#cms/migrations/index.ts'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { describeSchema } from '#tests/int/backup/installation.ts'
import { twoDealers } from '#tests/int/platform/sites.ts'
import { aDocument } from './documents.ts'

let running: TestCms
beforeAll(async () => {
  running = await startCms()
})
beforeEach(async () => {
  // A first attempt may have ended between two steps back.
  await migrate(running.cms)
  await emptyTables(running.databaseUrl)
  const { alpha } = await twoDealers(running.cms)
  for (const collection of tenantCollections) await aDocument(running.cms, collection, alpha)
})
afterAll(() => running.stop())

const names = migrations.map(({ name }) => name)

test('what a step back would delete is said beforehand, with the number of rows', async () => {
  const losses = await describeDataLoss(running.cms, names)
  expect(losses).toContainEqual({ what: 'table leads', rows: expect.any(Number) })
  expect(losses.filter(({ rows }) => rows === 0)).toEqual([])
})

test('every migration can be taken back on a database with documents of every collection, and be made again', async () => {
  const before = await describeSchema(running.databaseUrl)
  for (const name of names.toReversed()) expect(await migrateDown(running.cms, 1)).toEqual([name])
  expect(await migrationStatus(running.cms)).toEqual({ applied: [], pending: names })
  const left = await running.cms.db.pool.query(
    `select relname from pg_class c join pg_namespace n on n.oid = relnamespace where nspname = 'public' and relkind in ('r', 'S')
     union all select typname from pg_type t join pg_namespace n on n.oid = typnamespace where nspname = 'public' and typtype = 'e'`,
  )
  expect(left.rows, 'what the steps back have left').toEqual([])
  await migrate(running.cms)
  expect(await describeSchema(running.databaseUrl)).toEqual(before)
  expect(await schemaDrift(running.cms)).toEqual([])
})
