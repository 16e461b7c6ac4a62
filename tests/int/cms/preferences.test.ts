import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, type Person, twoSites } from './staff.ts'

let running: TestCms
let editor: Person

beforeAll(async () => {
  running = await startCms()
  const sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => running.stop())

const send = (key: string, init?: RequestInit) =>
  running.fetch(`/cms/api/payload-preferences/${key}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${editor.token}` },
  })

const save = async (key: string, value: object) =>
  (await send(key, { method: 'POST', body: JSON.stringify({ value }) })).status

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

async function countStored(key: string) {
  const { rows } = await running.cms.db.pool.query(
    `select count(distinct preferences.id)::int as preferences, count(people.id)::int as people
     from payload_preferences preferences left join payload_preferences_rels people on people.parent_id = preferences.id
     where preferences.key = $1`,
    [key],
  )
  return rows[0]
}
