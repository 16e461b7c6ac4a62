import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockUntilCommit } from '#cms/database/advisory-lock.ts'
import { up as mergePreferences } from '#cms/migrations/20261127_053000_merge_preferences.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { until } from '#tests/support/forecourt.ts'
import { aPerson, type Person, twoSites } from './staff.ts'

let running: TestCms
let editor: Person

beforeAll(async () => {
  running = await startCms()
  const sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => running.stop())

const saveAs = async ({ token }: Person, key: string, value: string) => {
  const answer = await running.fetch(`/cms/api/payload-preferences/${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${token}` },
    body: `{"value":${value}}`,
  })
  return answer.status
}
const save = (key: string, value: object) => saveAs(editor, key, JSON.stringify(value))

test('a preference that is saved several times at once is stored once', async () => {
  for (let round = 0; round < 20; round += 1) {
    const key = `collection-leads-${round}`
    const statuses = await Promise.all([1, 2, 3, 4].map((limit) => save(key, { limit })))
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await countStored(key)).toEqual({ preferences: 1, people: 1 })
    const again = await Promise.all([5, 6, 7, 8].map((limit) => save(key, { limit })))
    expect(again).toEqual([200, 200, 200, 200])
    expect(await countStored(key)).toEqual({ preferences: 1, people: 1 })
  }
})

test('a preference that two lists of the admin create at once is stored once', async () => {
  const data = { key: 'created-twice', user: { relationTo: 'users', value: editor.id }, value: { limit: 1 } } as const
  const create = () =>
    running.cms.create({
      collection: 'payload-preferences',
      data,
      disableTransaction: true,
      user: editor.user,
    })
  await Promise.all([create(), create(), create()])
  expect(await countStored('created-twice')).toEqual({ preferences: 1, people: 1 })
})

test('saves that wait for another process leave the connections to everybody else', async () => {
  const { pool } = running.cms.db
  const other = new Client({ connectionString: running.databaseUrl })
  await other.connect()
  await other.query('begin')
  await lockUntilCommit(other, { name: 'preferences', subject: `users:${editor.id}` })
  const saves = Array.from({ length: 30 }, (_, limit) => save('held', { limit }))
  try {
    const isHeldUp = async () => {
      const { rows } = await other.query(`select 1 from pg_locks where locktype = 'advisory' and not granted`)
      return rows.length > 0 && pool.waitingCount === 0
    }
    await until(isHeldUp, Boolean)
    expect((await pool.query('select 1')).rowCount).toBe(1)
  } finally {
    await other.query('commit')
    await other.end()
  }
  expect(await Promise.all(saves)).toEqual(saves.map(() => 200))
  expect(await countStored('held')).toEqual({ preferences: 1, people: 1 })
})

test('a person keeps the 1,000 preferences that were saved last', async () => {
  const { pool } = running.cms.db
  const hoarder = await aPerson(running.cms, 'hoarder', 'editor', [])
  await pool.query(
    `with made as (insert into payload_preferences (key, value, updated_at)
       select 'key-' || n, '{}', now() - (2000 - n) * interval '1 minute' from generate_series(1, 1200) n returning id)
     insert into payload_preferences_rels (parent_id, path, users_id) select id, 'user', $1 from made`,
    [hoarder.id],
  )
  const before = await countStored('key-1200')
  await saveAs(hoarder, 'newest', '{}')
  const { rows } = await pool.query(
    `select key from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id where users_id = $1 order by updated_at`,
    [hoarder.id],
  )
  expect([rows.length, rows[0].key, rows.at(-1).key, before]).toEqual([
    1_000,
    'key-202',
    'newest',
    { preferences: 1, people: 1 },
  ])
})

test.each([
  [
    '100,000 keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key-${index}`, 1]))),
  ],
  ['a long text', JSON.stringify('x'.repeat(200_000))],
])('a preference of %s is refused', async (_, value) => {
  expect(await saveAs(editor, 'too-much', value)).toBe(400)
  expect(await countStored('too-much')).toEqual({ preferences: 0, people: 0 })
})

test('a preference of a long key is refused', async () => {
  expect(await saveAs(editor, 'k'.repeat(300), '{}')).toBe(400)
})

test('of preferences that an older release stored twice, the newest stays', async () => {
  const { pool } = running.cms.db
  const store = async (key: string, limit: number, person: number) => {
    const { rows } = await pool.query(
      `insert into payload_preferences (key, value, updated_at) values ($1, $2, now() + $3 * interval '1 second') returning id`,
      [key, { limit }, limit],
    )
    await pool.query(`insert into payload_preferences_rels (parent_id, path, users_id) values ($1, 'user', $2)`, [
      rows[0].id,
      person,
    ])
  }
  const colleague = await aPerson(running.cms, 'colleague', 'editor', [])
  for (const limit of [1, 3, 2]) await store('old', limit, editor.id)
  await store('old', 1, colleague.id)
  await store('other', 1, editor.id)
  await mergePreferences({ db: running.cms.db.drizzle } as never)
  const { rows } = await pool.query(
    `select key, value, users_id as person from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id
     where key in ('old', 'other') order by key, users_id`,
  )
  expect(rows).toEqual([
    { key: 'old', value: { limit: 3 }, person: editor.id },
    { key: 'old', value: { limit: 1 }, person: colleague.id },
    { key: 'other', value: { limit: 1 }, person: editor.id },
  ])
})

async function countStored(key: string) {
  const { rows } = await running.cms.db.pool.query(
    `select count(distinct preferences.id)::int as preferences, count(people.id)::int as people
     from payload_preferences preferences left join payload_preferences_rels people on people.parent_id = preferences.id
     where preferences.key = $1`,
    [key],
  )
  return rows[0]
}
