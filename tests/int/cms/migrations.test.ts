import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate, migrationStatus, schemaDrift } from '#cms/index.ts'
import { migrations } from '#cms/migrations/index.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let running: TestCms
beforeAll(async () => {
  running = await startCms()
})
afterAll(() => running.stop())

test('every change of the config has its migration', async () => {
  expect(await schemaDrift(running.cms), 'run: node cms/create-migration.ts <name>').toEqual([])
})

test('a change without a migration is noticed', async () => {
  const { schema } = running.cms.db
  const { vehicles: _, ...without } = schema
  running.cms.db.schema = without
  const drift = await schemaDrift(running.cms).finally(() => {
    running.cms.db.schema = schema
  })
  expect(drift.join()).toContain('DROP TABLE "vehicles"')
})

test('only the newest snapshot of the schema is kept', async () => {
  const files = await readdir(running.cms.db.migrationDir)
  expect(files.filter((file) => file.endsWith('.json'))).toHaveLength(1)
})

test('migrating a migrated database does nothing, also when several start together', async () => {
  const before = await migrationStatus(running.cms)
  await Promise.all([migrate(running.cms), migrate(running.cms), migrate(running.cms)])
  expect(await migrationStatus(running.cms)).toEqual(before)
  expect(before.pending).toEqual([])
  expect(before.applied).toEqual(migrations.map(({ name }) => name))
})

test('a database of the next release is left as it is, and one that is newer still is refused with a sentence', async () => {
  const { pool } = running.cms.db
  await pool.query(`insert into payload_migrations (name, batch) values ('99990101_000000_future', 99)`)
  expect((await migrate(running.cms)).pending).toEqual([])
  await pool.query(
    `comment on table payload_migrations is 'Serves releases that know the migration 99980101_000000_later'`,
  )
  await expect(migrate(running.cms)).rejects.toThrow(/another version.*99990101_000000_future/)
  await pool.query(`delete from payload_migrations where batch = 99`)
  await migrate(running.cms)
})

test('the generated types and the import map are those of the config', async () => {
  const { generateImportMap } = await import('payload')
  const { generateTypes } = await import('payload/node')
  const { config } = running.cms
  const files = [config.typescript.outputFile, config.admin.importMap.importMapFile]
  const read = () => Promise.all(files.map((file) => readFile(file, 'utf8')))
  const committed = await read()
  await generateTypes(config, { log: false })
  await generateImportMap(config, { log: false, force: true })
  expect(await read(), 'run: npm run generate').toEqual(committed)
})
