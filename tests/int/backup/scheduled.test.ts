import { mkdtemp, readdir, rm, watch, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { readArchive } from '#platform/backup/read-archive.ts'
import { findLastRun, findLastSuccess } from '#platform/backup/run-log-store.ts'
import { runScheduledBackup } from '#platform/backup/scheduled-backup.ts'
import { withDatabaseSession } from '#platform/backup/session-store.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { ask, type Forecourt, freePort, startForecourt, until } from '#tests/support/forecourt.ts'
import { secret } from '#tests/support/secret.ts'

let running: TestCms
let pool: Pool
beforeAll(async () => {
  running = await startCms()
  pool = new Pool({ connectionString: running.databaseUrl })
})
afterAll(async () => {
  await pool.end()
  await running.stop()
})

/** No backup was ever tried. */
beforeEach(async () => void (await pool.query('drop schema if exists backups cascade')))

async function aFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-scheduled-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

const runAt = (time: string, into: string, signal?: AbortSignal) =>
  runScheduledBackup({
    schedule: { folder: into, everyHours: 24, keep: 2 },
    pool,
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    secret,
    now: () => new Date(time),
    signal,
  })

test('a backup is made every day, and the oldest go once a newer one was verified', async () => {
  const folder = await aFolder()
  await writeFile(join(folder, 'notes-of-the-owner.txt'), 'kept')
  await writeFile(join(folder, 'forecourt-2026-11-19T00-00-00Z.tar.gz.part'), 'of a killed one')
  expect(await runAt('2026-11-20T01:00:00Z', folder)).toMatchObject({ kind: 'made', removed: [] })
  expect(await runAt('2026-11-20T23:00:00Z', folder)).toEqual({ kind: 'not-due' })
  expect(await runAt('2026-11-21T01:00:00Z', folder)).toMatchObject({ kind: 'made', removed: [] })
  expect(await runAt('2026-11-22T01:00:00Z', folder)).toMatchObject({
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
  const folder = await aFolder()
  const file = join(folder, 'notes-of-the-owner.txt')
  await writeFile(file, 'kept')
  expect(await runAt('2026-11-22T01:00:00Z', folder)).toMatchObject({ kind: 'made' })
  const before = await readdir(folder)
  expect(await runAt('2026-11-24T01:00:00Z', file)).toMatchObject({ kind: 'failed' })
  expect(await findLastRun(pool)).toMatchObject({ archive: null, failure: expect.stringContaining(file) })
  expect(await readdir(folder)).toEqual(before)
  expect(await runAt('2026-11-24T01:30:00Z', folder)).toEqual({ kind: 'not-due' })
  expect(await runAt('2026-11-24T02:00:00Z', folder)).toMatchObject({ kind: 'made' })
})

test('a backup does not start while another one of the same database is under way', async () => {
  const into = await aFolder()
  const outcome = await withDatabaseSession(running.databaseUrl, () => runAt('2026-11-30T01:00:00Z', into))
  expect(outcome).toEqual({ kind: 'not-due' })
})

/** Keeps every backup waiting, before its first table. Resolves with what lets it go. */
async function holdTables(): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('lock table users in access exclusive mode')
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

const waitForBackup = () =>
  until(
    async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where application_name = 'forecourt backup' and wait_event_type = 'Lock' and datname = current_database()`,
      )
      return rowCount
    },
    (waiting) => waiting === 1,
  )

async function startWorker(into: string, env: Record<string, string> = {}): Promise<Forecourt> {
  const forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'worker',
    env: { FORECOURT_BACKUP_DIR: into, FORECOURT_LOG_LEVEL: 'info', ...env },
  })
  onTestFinished(async () => void (await forecourt.stop()))
  return forecourt
}

test('a process that is asked to stop ends its backup at once, and leaves nothing half done', async () => {
  const into = await aFolder()
  const forecourt = await startWorker(into)
  const letGo = await holdTables()
  try {
    expect((await waitForBackup()).seen).toBe(1)
    expect(await forecourt.stop()).toBe(0)
    expect(forecourt.log()).toContain('backup interrupted by shutdown')
    const dataDir = process.env['FORECOURT_DATA_DIR'] ?? ''
    expect([await readdir(into), (await readdir(dataDir)).filter((name) => name.startsWith('.backup'))]).toEqual([
      [],
      [],
    ])
  } finally {
    await letGo()
  }
  expect(await runAt('2026-12-01T01:00:00Z', into)).toMatchObject({ kind: 'made' })
}, 60_000)

test('a backup that was stopped while it was verified is no backup', async () => {
  const into = await aFolder()
  const stopping = new AbortController()
  // The archive has its name once it is written: from then on it is verified.
  const watching = (async () => {
    for await (const { filename } of watch(into, { signal: AbortSignal.timeout(30_000) }))
      if (filename?.endsWith('.tar.gz')) return stopping.abort(new Error('stopping'))
  })()
  await expect(runAt('2026-12-02T01:00:00Z', into, stopping.signal)).rejects.toThrow('stopping')
  await watching
  expect([await readdir(into), await findLastRun(pool)]).toEqual([[], null])
})

test('operators read on the metrics port when the last backup succeeded', async () => {
  const into = await aFolder()
  const port = await freePort()
  const letGo = await holdTables()
  let isHeld = true
  await startWorker(into, { FORECOURT_METRICS_PORT: String(port) })
  const read = async () => {
    const { text } = await ask(port, '/metrics', { host: '127.0.0.1' })
    return Number(/^forecourt_backup_last_success_timestamp_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN)
  }
  try {
    expect(await read()).toBe(0)
    await letGo()
    isHeld = false
    const began = Date.now() / 1_000
    const { seen } = await until(read, (at) => at > 0)
    expect(Math.abs(seen - began)).toBeLessThan(60)
  } finally {
    if (isHeld) await letGo()
  }
}, 60_000)
