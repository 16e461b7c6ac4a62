import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteOffers } from '#platform/market/store.ts'
import { reindex } from '#platform/search/reindex.ts'
import { createSearch } from '#platform/search/create-search.ts'
import { prepareLedger } from '#platform/stock/feed-ledger-store.ts'
import { preparePhotoLedger } from '#platform/stock/photos/store.ts'
import { canPrepare, readColumns, readRequiredColumns } from '#tests/release/prepare-statement.ts'
import { type PreviousRelease, readPreviousRelease } from '#tests/release/previous-release.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'

let running: TestCms
let client: Client
let previous: PreviousRelease
beforeAll(async () => {
  running = await startCms()
  const pool = new Pool({ connectionString: running.databaseUrl })
  await prepareLedger(pool)
  await preparePhotoLedger(pool)
  await noteOffers(pool, new Date())
  await reindex({ pool, search: createSearch({ pool, env: {} }), warn: () => undefined })
  await pool.end()
  client = new Client(running.databaseUrl)
  await client.connect()
  previous = await readPreviousRelease()
})
afterAll(async () => {
  await client.end()
  await running.stop()
})

async function findRefused(): Promise<string[]> {
  const refused: string[] = []
  for (const statement of previous.statements) {
    const objection = await canPrepare(client, statement)
    if (objection !== null) refused.push(`${objection}: ${statement.slice(0, 200)}`)
  }
  return refused
}

/** Columns that the previous release does not know and that its inserts would have to name. */
async function findNewlyRequired(): Promise<string[]> {
  const required = await readRequiredColumns(client)
  return required.flatMap(({ table, column }) => {
    const known = previous.columns[table]
    return known && !known.includes(column) ? [`${table}.${column}`] : []
  })
}

/** Tables that the recording does not reach: of sign-in, limits, preferences and Payload's own queue. Their columns are compared all the same. */
const unrecorded = new Set([
  'payload_jobs_log',
  'payload_kv',
  'payload_migrations',
  'payload_preferences_rels',
  'request_limits',
  'shopper_sessions',
  'sign_in_codes',
])

test('the recording reaches every table of a collection', () => {
  const tables = Object.keys(running.cms.db.tables).filter((name) => previous.columns[`public.${name}`])
  const untouched = tables.filter((name) => !previous.statements.some((text) => text.includes(name)))
  expect(untouched.filter((name) => !unrecorded.has(name))).toEqual([])
})

test('no column of the previous release has gone', async () => {
  const now = await readColumns(client)
  const gone = Object.entries(previous.columns).flatMap(([table, columns]) =>
    columns.filter((column) => !now[table]?.includes(column)).map((column) => `${table}.${column}`),
  )
  expect(gone).toEqual([])
})

test('every statement of the previous release can be run on the newest database', async () => {
  expect(await findRefused()).toEqual([])
  expect(await findNewlyRequired()).toEqual([])
})

test('a dropped column, a renamed table and a column that inserts must name are noticed', async () => {
  await client.query('begin')
  await client.query('alter table leads drop column notes')
  await client.query('alter table reviews rename to opinions')
  await client.query('alter table menus add column colour varchar not null')
  const refused: string[] = []
  for (const statement of previous.statements) {
    await client.query('savepoint look')
    const objection = await canPrepare(client, statement)
    if (objection !== null) refused.push(objection)
    await client.query('rollback to look')
  }
  const required = await findNewlyRequired()
  await client.query('rollback')
  expect(refused.join('\n')).toMatch(/column "notes" of relation "leads" does not exist/)
  expect(refused.join('\n')).toMatch(/relation "reviews" does not exist/)
  expect(required).toEqual(['public.menus.colour'])
  expect(Object.keys(await readColumns(client))).toContain('public.reviews')
})
