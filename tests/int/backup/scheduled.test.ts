import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from '#platform/backup/read-archive.ts'
import { findLastRun, findLastSuccess } from '#platform/backup/run-log.ts'
import { runScheduledBackup } from '#platform/backup/scheduled-backup.ts'
import { withDatabaseSession } from '#platform/backup/database-session.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { secret } from '#tests/support/secret.ts'

let running: TestCms
let pool: Pool
let folder: string
beforeAll(async () => {
  running = await startCms()
  pool = new Pool({ connectionString: running.databaseUrl })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-scheduled-'))
})
afterAll(async () => {
  await pool.end()
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const runAt = (time: string, into = folder) =>
  runScheduledBackup({
    schedule: { folder: into, everyHours: 24, keep: 2 },
    pool,
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    secret,
    now: () => new Date(time),
  })

test('a backup is made every day, and the oldest go once a newer one was verified', async () => {
  await writeFile(join(folder, 'notes-of-the-owner.txt'), 'kept')
  await writeFile(join(folder, 'forecourt-2026-11-19T00-00-00Z.tar.gz.part'), 'of a killed one')
  expect(await runAt('2026-11-20T01:00:00Z')).toMatchObject({ kind: 'made', removed: [] })
  expect(await runAt('2026-11-20T23:00:00Z')).toEqual({ kind: 'not-due' })
  expect(await runAt('2026-11-21T01:00:00Z')).toMatchObject({ kind: 'made', removed: [] })
  expect(await runAt('2026-11-22T01:00:00Z')).toMatchObject({
    kind: 'made',
    removed: ['forecourt-2026-11-20T01-00-00Z.tar.gz'],
  })
  expect((await readdir(folder)).toSorted()).toEqual([
    'forecourt-2026-11-21T01-00-00Z.tar.gz',
    'forecourt-2026-11-22T01-00-00Z.tar.gz',
    'notes-of-the-owner.txt',
  ])
  await readArchive(join(folder, 'forecourt-2026-11-22T01-00-00Z.tar.gz'))
  expect(await findLastSuccess(pool)).toEqual(new Date('2026-11-22T01:00:00Z'))
})

test('a backup that fails is noted with its reason, removes nothing, and is tried again an hour later', async () => {
  const file = join(folder, 'notes-of-the-owner.txt')
  const before = await readdir(folder)
  expect(await runAt('2026-11-24T01:00:00Z', file)).toMatchObject({ kind: 'failed' })
  expect(await findLastRun(pool)).toMatchObject({ archive: null, failure: expect.stringContaining(file) })
  expect(await readdir(folder)).toEqual(before)
  expect(await runAt('2026-11-24T01:30:00Z')).toEqual({ kind: 'not-due' })
  expect(await runAt('2026-11-24T02:00:00Z')).toMatchObject({ kind: 'made' })
})

test('a backup does not start while another one of the same database is under way', async () => {
  const outcome = await withDatabaseSession(running.databaseUrl, () => runAt('2026-11-30T01:00:00Z'))
  expect(outcome).toEqual({ kind: 'not-due' })
})
