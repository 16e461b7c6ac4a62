import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { prepareLedger } from '#platform/stock/feed-ledger-store.ts'
import { preparePhotoLedger } from '#platform/stock/photos/store.ts'
import { derivedSchemas, backedUpSchemas, skippedEntries } from '#platform/backup/backup-scope.ts'
import { startEmbedded } from '#platform/embedded/start-embedded.ts'
import { createQueues } from '#platform/jobs/queues.ts'
import { reindex } from '#platform/search/reindex.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { Pool } from 'pg'
import { z } from 'zod'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { type ArchiveEntry, fitChecksums, readEntries, writeEntries } from '#tests/support/forge-archive.ts'
import { runForecourt, startForecourtCommand } from '#tests/support/run-forecourt.ts'
import { runSql } from '#tests/support/run-sql.ts'
import { secret } from '#tests/support/secret.ts'
import { emptyDatabase, migratedDatabase } from '#tests/support/test-database.ts'
import { aDocument, aPicture } from '#tests/int/cms/documents.ts'
import { twoDealers, type Sites } from '#tests/int/platform/sites.ts'
import { refuseRestore } from './refuse-restore.ts'
import { describeSchema, digestFiles, digestTables, readNumbers } from './installation.ts'

vi.setConfig({ testTimeout: 240_000 })

let running: TestCms
let sites: Sites
let dataDir: string
let folder: string
let boss: PgBoss
let pool: Pool
/** The installation's archive, and what it holds. Tests restore it, and change neither. */
let archive: string
let held: { tables: Record<string, string>; schema: string[]; files: Record<string, string> }

beforeAll(async () => {
  running = await startCms()
  dataDir = z.string().parse(process.env['FORECOURT_DATA_DIR'])
  folder = await mkdtemp(join(tmpdir(), 'forecourt-backups-'))
  sites = await twoDealers(running.cms)
  pool = new Pool({ connectionString: running.databaseUrl })
  for (const slug of ['media', 'leads', 'shoppers', 'messages', 'stock-feeds', 'lead-destinations', 'reviews'])
    for (const tenant of [sites.alpha, sites.beta]) await aDocument(running.cms, slug, tenant)
  // Texts that a careless format would damage.
  for (const text of ['a\tb\\n\nc', '\\N', 'Māori 日本 🚗', ''])
    await running.cms.create({
      collection: 'leads',
      data: { tenant: sites.alpha, name: `Name ${text}`, category: 'General Enquiry', notes: text },
    })
  await prepareLedger(pool)
  await preparePhotoLedger(pool)
  await pool.query(
    `insert into stock.photos (tenant_id, url, failures) values (1, 'https://pictures.example/1.jpg', 2)`,
  )
  await pool.query(`insert into stock.feed_ledger values (1, 'A1', 'print', null, now(), null, 0)`)
  boss = new PgBoss({ connectionString: running.databaseUrl, schema: 'pgboss', supervise: false, schedule: false })
  await boss.start()
  await createQueues(boss)
  await boss.send('send-message', { message: 1 }, { singletonKey: '1' })
  await reindex({ pool, search: createSearch({ pool, env: {} }), warn: () => undefined })
  await mkdir(join(dataDir, 'imports', 'alpha'), { recursive: true })
  await writeFile(join(dataDir, 'imports', 'alpha', 'report.json'), '{}')
  await writeFile(join(dataDir, 'imports', 'alpha', 'empty.csv'), '')
  await mkdir(join(dataDir, 'image-cache'), { recursive: true })
  await writeFile(join(dataDir, 'image-cache', 'made-again.webp'), 'x')
  archive = (await aBackup('whole')).path
  const { databaseUrl } = running
  held = {
    tables: await digestTables(databaseUrl),
    schema: await describeSchema(databaseUrl),
    files: await digestFiles(dataDir),
  }
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await pool.end()
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

const source = () => ({ DATABASE_URL: running.databaseUrl, FORECOURT_DATA_DIR: dataDir, FORECOURT_SECRET: secret })

async function aFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'forecourt-restored-'))
  onTestFinished(() => rm(path, { recursive: true, force: true }))
  return path
}

async function aBackup(name: string) {
  const path = join(folder, `${name}.tar.gz`)
  // A test that is repeated made it before.
  await rm(path, { force: true })
  const { code, document, stderr } = await runForecourt(['backup', '--to', path], source())
  expect(code, `${stderr}${JSON.stringify(document)}`).toBe(0)
  return { path, document }
}

/** The archive after a forger without the secret has changed it: every checksum fits. */
async function forge(name: string, change: (entries: ArchiveEntry[]) => ArchiveEntry[]): Promise<string> {
  return writeEntries(join(folder, `${name}.tar.gz`), fitChecksums(change(await readEntries(archive))))
}

const forgePage = () =>
  forge('changed-page', (entries) =>
    entries.map((entry) =>
      entry.name.startsWith('tables/public.pages/')
        ? {
            ...entry,
            body: Buffer.from(entry.body.toString('latin1').replaceAll('Alpha home', 'Alphb home'), 'latin1'),
          }
        : entry,
    ),
  )

/** As releases before signatures wrote archives. */
const asFirstFormat = (entries: ArchiveEntry[]): ArchiveEntry[] =>
  entries
    .filter(({ name }) => name !== 'signature.json')
    .map((entry) =>
      entry.name === 'forecourt-backup.json' || entry.name === 'manifest.json'
        ? { ...entry, body: Buffer.from(entry.body.toString().replace('"format": 2', '"format": 1')) }
        : entry,
    )

test('every schema is either in a backup or known to be derived', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
  )
  const known = new Set<string>([...backedUpSchemas, ...derivedSchemas])
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

test('a backup restored into an empty database of DATABASE_URL has every row, file, key and sequence', async () => {
  const database = await emptyDatabase()
  const restored = await aFolder()
  const target = { DATABASE_URL: database.url, FORECOURT_DATA_DIR: restored, FORECOURT_SECRET: secret }
  const { code, document, stderr } = await runForecourt(['restore', archive], target)
  expect(code, `${stderr}${JSON.stringify(document)}`).toBe(0)
  expect(await digestTables(database.url)).toEqual(held.tables)
  expect(await describeSchema(database.url)).toEqual(held.schema)
  const files = await digestFiles(restored)
  expect(files).toEqual(held.files)
  expect(Object.keys(files)).toContain('imports/alpha/report.json')
  expect((await readdir(restored)).toSorted()).not.toContain('image-cache')
  expect(document['vehiclesIndexed']).toBe(2)

  const again = await runForecourt(['restore', archive], { ...target, FORECOURT_DATA_DIR: await aFolder() })
  expect(again.document).toMatchObject({ error: { message: expect.stringContaining('The database is not empty') } })
  const other = await runForecourt(['restore', archive], { ...target, DATABASE_URL: (await emptyDatabase()).url })
  expect(other.document).toMatchObject({ error: { message: expect.stringMatching(/data folder .* is not empty/) } })
})

test('a backup of the format before signatures, restored with --unsigned into the PostgreSQL that npm brings, has every row and file', async () => {
  const restored = await aFolder()
  const unsigned = await forge('unsigned', asFirstFormat)
  const { code, document, stderr } = await runForecourt(['restore', unsigned, '--unsigned'], {
    FORECOURT_DATA_DIR: restored,
    FORECOURT_SECRET: secret,
  })
  expect(code, `${stderr}${JSON.stringify(document)}`).toBe(0)
  const embedded = await startEmbedded({ dataDir: restored, purpose: 'test', say: () => undefined })
  onTestFinished(async () => {
    await embedded.stop()
    await rm(embedded.home.folder, { recursive: true, force: true })
  })
  expect(await digestTables(embedded.databaseUrl)).toEqual(held.tables)
  expect(await digestFiles(restored)).toEqual(held.files)
})

test('a backup made while staff write and delete is of one moment: every picture that it names is in it', async () => {
  const { cms } = running
  const writes = new AbortController()
  const kept: number[] = []
  const write = async () => {
    for (let index = 0; !writes.signal.aborted; index += 1) {
      const { id } = await cms.create({
        collection: 'media',
        data: { tenant: sites.alpha, alt: `Busy ${index}` },
        file: await aPicture(`busy-${index}.png`),
      })
      kept.push(id)
      if (index % 3 === 2) await cms.delete({ collection: 'media', id: kept.shift() ?? id })
      await cms.create({
        collection: 'leads',
        data: { tenant: sites.beta, name: `Busy ${index}`, category: 'General Enquiry' },
      })
    }
  }
  const writing = write()
  const countLeads = () => readNumbers(running.databaseUrl, 'select count(*) from leads')
  await expect.poll(async () => (await countLeads())[0], { timeout: 30_000 }).toBeGreaterThan(10)
  const { path: busy, document: made } = await aBackup('busy').finally(() => {
    writes.abort()
  })
  await writing
  expect(made['missingFiles']).toEqual([])
  const database = await emptyDatabase()
  const restored = await aFolder()
  const { code, document, stderr } = await runForecourt(['restore', busy], {
    DATABASE_URL: database.url,
    FORECOURT_DATA_DIR: restored,
    FORECOURT_SECRET: secret,
  })
  expect(code, `${stderr}${JSON.stringify(document)}`).toBe(0)
  const files = Object.keys(await digestFiles(restored))
  const named = await runSql(database.url, `select 'media/' || filename as path from media`)
  const paths = z.array(z.object({ path: z.string() })).parse(named)
  // What was deleted within the moment between a file and its row is named.
  expect(paths.flatMap(({ path }) => (files.includes(path) ? [] : [path]))).toEqual(made['deletedFiles'])
  // A lead and its event are one transaction.
  const leads = `select count(*) from leads where name like 'Busy%'`
  const events = `select count(*) from outbox where type = 'lead.created' and payload -> 'ids' <@ (select jsonb_agg(id) from leads where name like 'Busy%')`
  expect(await readNumbers(database.url, leads)).toEqual(await readNumbers(database.url, events))
  const [before = 0] = await readNumbers(database.url, 'select count(*) from leads')
  const [after = 0] = await countLeads()
  expect(before).toBeGreaterThan(10)
  expect(before).toBeLessThan(after)
})

test('an archive that is cut off, damaged, of another secret or not ours is refused before anything is written', async () => {
  const bytes = await readFile(archive)
  const database = await emptyDatabase()
  const target = { DATABASE_URL: database.url, FORECOURT_DATA_DIR: await aFolder(), FORECOURT_SECRET: secret }
  const refusalOf = async (name: string, body: Buffer, env = target) => {
    const path = join(folder, name)
    await writeFile(path, body)
    return (await runForecourt(['restore', path], env)).document
  }
  const refused = (words: RegExp) => ({ error: { kind: 'failed', message: expect.stringMatching(words) } })
  expect(await refusalOf('cut.tar.gz', bytes.subarray(0, bytes.length / 2))).toMatchObject(
    refused(/ends in the middle/),
  )
  const damaged = Buffer.from(gunzipSync(bytes))
  damaged.write('Alphb', damaged.indexOf('Alpha home'))
  expect(await refusalOf('damaged.tar.gz', gzipSync(damaged))).toMatchObject(refused(/is damaged/))
  expect(await refusalOf('other.tar.gz', gzipSync('hello'))).toMatchObject(refused(/cannot be used/))
  const another = { ...target, FORECOURT_SECRET: 'another secret that is long enough, too' }
  expect(await refusalOf('secret.tar.gz', bytes, another)).toMatchObject(refused(/another FORECOURT_SECRET/))
  expect(await refusalOf('changed.tar.gz', await readFile(await forgePage()))).toMatchObject(
    refused(/was changed after it was made/),
  )
  const unsigned = await readFile(await forge('unsigned-too', asFirstFormat))
  expect(await refusalOf('refused.tar.gz', unsigned)).toMatchObject(refused(/did not sign backups/))
  expect(await runSql(database.url, `select relname from pg_class where relname = 'tenants'`)).toEqual([])
})

test('verify refuses an archive that was changed with fitting checksums, and says what it cannot prove', async () => {
  const own = { FORECOURT_DATA_DIR: await aFolder(), FORECOURT_SECRET: secret }
  const verify = async (...args: string[]) => (await runForecourt(['backup', 'verify', ...args], own)).document
  expect(await verify(archive)).toMatchObject({ isAuthentic: true })
  const changed = await forgePage()
  expect(await verify(changed)).toMatchObject({
    error: { message: expect.stringContaining('was changed after it was made') },
  })
  const older = await forge('older-format', asFirstFormat)
  expect(await verify(older)).toMatchObject({ error: { message: expect.stringMatching(/did not sign .* --unsigned/) } })
  expect(await verify(older, '--unsigned')).toMatchObject({ isAuthentic: false })
  const elsewhere = await runForecourt(['backup', 'verify', archive], { FORECOURT_DATA_DIR: await aFolder() })
  expect([elsewhere.code, elsewhere.document]).toMatchObject([3, { isAuthentic: false }])
})

test('an archive of an older release is brought to this one, and one of a newer release is refused', async () => {
  const database = await migratedDatabase()
  const env = { DATABASE_URL: database.url, FORECOURT_DATA_DIR: await aFolder(), FORECOURT_SECRET: secret }
  const newest = await describeSchema(database.url)
  const down = await runForecourt(['migrate', 'down', '--steps', '2', '--yes'], env)
  expect(down.code, `${down.stderr}${JSON.stringify(down.document)}`).toBe(0)
  await runSql(database.url, `insert into payload_preferences (key) values ('of the older release')`)
  const path = join(folder, 'older.tar.gz')
  expect((await runForecourt(['backup', '--to', path], env)).code).toBe(0)
  const target = { ...env, DATABASE_URL: (await emptyDatabase()).url, FORECOURT_DATA_DIR: await aFolder() }
  const restored = await runForecourt(['restore', path], target)
  expect(restored.code, `${restored.stderr}${JSON.stringify(restored.document)}`).toBe(0)
  const takenBack = z.array(z.string()).parse(down.document['takenBack'])
  expect(restored.document['migrated']).toEqual(takenBack.toSorted())
  expect(await describeSchema(target.DATABASE_URL)).toEqual(newest)
  expect(await runSql(target.DATABASE_URL, 'select key from payload_preferences')).toEqual([
    { key: 'of the older release' },
  ])

  await runSql(database.url, `insert into payload_migrations (name, batch) values ('20991231_000000_later', 99)`)
  const newer = join(folder, 'newer.tar.gz')
  expect((await runForecourt(['backup', '--to', newer], env)).code).toBe(0)
  const untouched = { ...env, DATABASE_URL: (await emptyDatabase()).url, FORECOURT_DATA_DIR: await aFolder() }
  const refused = await runForecourt(['restore', newer], untouched)
  expect([refused.code, refused.document]).toMatchObject([
    1,
    { error: { message: expect.stringMatching(/20991231_000000_later.*with that release or a newer one/) } },
  ])
  expect(await runSql(untouched.DATABASE_URL, `select relname from pg_class where relname = 'tenants'`)).toEqual([])
})

test('a backup onto a full disk says which disk it is, and leaves no archive and no part of one', async () => {
  const path = join(await aFolder(), 'full.tar.gz')
  // Every write to this device fails as on a full disk.
  await symlink('/dev/full', `${path}.part`)
  const { code, document } = await runForecourt(['backup', '--to', path], source())
  expect([code, document]).toMatchObject([
    1,
    { error: { message: expect.stringContaining(`The disk that holds ${path} is full.`) } },
  ])
  expect(await readdir(dirname(path))).toEqual([])
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([])
})

test('a restore whose COMMIT fails says so, and leaves neither rows nor files', async () => {
  const restored = await aFolder()
  const { url } = await emptyDatabase()
  await refuseRestore(url)
  const target = { DATABASE_URL: url, FORECOURT_DATA_DIR: restored, FORECOURT_SECRET: secret }
  const { code, document } = await runForecourt(['restore', archive], target)
  expect([code, document]).toMatchObject([
    1,
    { error: { message: expect.stringContaining('The database did not confirm the restore (refused at commit).') } },
  ])
  expect(await runSql(url, 'select count(*)::int as n from tenants')).toEqual([{ n: 0 }])
  expect(Object.keys(await digestFiles(restored))).toEqual([])
})

test('a restore that is killed in the middle leaves the database empty, and can be repeated', async () => {
  const large = join(dataDir, 'imports', 'alpha', 'large.csv')
  await writeFile(large, randomBytes(16 * 1024 * 1024))
  onTestFinished(() => rm(large, { force: true }))
  const { path: archive } = await aBackup('large')
  const files = await digestFiles(dataDir)
  const tables = await digestTables(running.databaseUrl)
  const restored = await aFolder()
  const target = { DATABASE_URL: (await emptyDatabase()).url, FORECOURT_DATA_DIR: restored, FORECOURT_SECRET: secret }
  const killed = startForecourtCommand(['restore', archive], target, { hasOwnGroup: true })
  const { pid } = killed
  if (pid === undefined) throw new Error('The command has no process.')
  // Files follow the rows, in the same transaction; after them come the constraints.
  const part = join(restored, '.restore-files', 'imports', 'alpha', 'large.csv')
  await until(
    () => stat(part).catch(() => null),
    (found) => found !== null,
    120_000,
  )
  process.kill(-pid, 'SIGKILL')
  await once(killed, 'exit')
  expect([killed.signalCode, await runSql(target.DATABASE_URL, 'select count(*)::int as n from tenants')]).toEqual([
    'SIGKILL',
    [{ n: 0 }],
  ])
  const isLeft = (name: string) => !name.startsWith('.') && !skippedEntries.has(name)
  expect((await readdir(restored)).filter(isLeft)).toEqual([])

  const repeated = await runForecourt(['restore', archive], target)
  expect(repeated.code, `${repeated.stderr}${JSON.stringify(repeated.document)}`).toBe(0)
  expect(await digestTables(target.DATABASE_URL)).toEqual(tables)
  expect(await digestFiles(restored)).toEqual(files)
  expect((await readdir(restored)).filter((name) => name.startsWith('.restore-'))).toEqual([])
})
