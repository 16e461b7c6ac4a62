import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let people: Record<'erin' | 'mia', Person>

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people = {
    erin: await aPerson(cms, 'Erin', 'tenant-admin', [sites.own]),
    mia: await aPerson(cms, 'Mia', 'tenant-admin', [sites.own]),
  }
})
afterAll(() => running.stop())

type Fields = Record<string, unknown>
type Headers = Record<string, string>

async function ask(path: string, { as, method = 'GET', body, headers = {} }: RequestOptions) {
  const answer = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${as.token}`, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json() }
}
interface RequestOptions {
  as: Person
  method?: string
  body?: Fields
  headers?: Headers
}

/** A moment of reading before which, or after which, everything that the test did lies. */
const before: Headers = { 'If-Unmodified-Since': new Date(Date.now() - 60_000).toUTCString() }
const after = (): Headers => ({ 'If-Unmodified-Since': new Date(Date.now() + 60_000).toUTCString() })
const force: Headers = { 'If-Match': '*' }

let marks = 0
async function aPage(layout: Fields[] = []): Promise<number> {
  marks += 1
  const data = { tenant: sites.own, title: 'First', path: `/stale-${marks}`, layout, _status: 'published' }
  const { id } = await cms.create({ collection: 'pages', data: data as never })
  return id
}
/** As if a document had been there for long. */
const age = (collection: string, ids: number[]) =>
  cms.db.pool.query(
    `update ${collection} set created_at = now() - interval '1 day', updated_at = now() - interval '1 day' where id = any($1)`,
    [ids],
  )
const autosave = (id: number, as: Person, body: Fields) =>
  ask(`/pages/${id}?draft=true&autosave=true`, { as, method: 'PATCH', body: { ...body, _status: 'draft' } })
const save = (id: number, as: Person, body: Fields) =>
  ask(`/pages/${id}`, { as, method: 'PATCH', body, headers: force })
const titleOf = async (id: number) => (await ask(`/pages/${id}?draft=true`, { as: people.mia })).body['title']
const inList = (ids: number[]) => ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')
const refusals = (answer: { body: Fields }) =>
  (answer.body['errors'] as { id: number; message: string }[]).map(({ id, message }) => ({ id, message }))

describe('going back to an older version', () => {
  /** A page of which Mia opens the first version, and then Erin saves. */
  async function aStaleRestore() {
    const id = await aPage()
    await save(id, people.mia, { title: 'Second' })
    await age('pages', [id])
    const { docs } = await cms.db.findVersions({
      collection: 'pages',
      where: { and: [{ parent: { equals: id } }, { 'version.title': { equals: 'First' } }] },
    })
    await autosave(id, people.erin, { title: 'By Erin', _base: { title: 'Second' } })
    const restore = (headers: Headers) =>
      ask(`/pages/versions/${docs[0]?.id}`, { as: people.mia, method: 'POST', headers })
    return { id, restore }
  }

  test('is refused when somebody else saved after that version was opened', async () => {
    const { id, restore } = await aStaleRestore()
    const { status, body } = await restore(before)
    expect([status, body.errors[0].message, await titleOf(id)]).toEqual([
      412,
      'Not restored: Erin changed “Title” after you opened this version. Reload the page and try again.',
      'By Erin',
    ])
  })

  test('without a word on when it was opened is refused', async () => {
    const { id, restore } = await aStaleRestore()
    expect([(await restore({})).status, await titleOf(id)]).toEqual([428, 'By Erin'])
  })

  test('replaces what its author has seen', async () => {
    const { id, restore } = await aStaleRestore()
    expect([(await restore(after())).status, await titleOf(id)]).toEqual([200, 'First'])
  })

  test('counts as a change by that person, for others who have the document open', async () => {
    const { id, restore } = await aStaleRestore()
    await restore(after())
    const stale = await autosave(id, people.erin, { title: 'Erin again', _base: { title: 'By Erin' } })
    expect([stale.status, stale.body.errors[0].data.conflicts[0].by]).toEqual([409, { id: people.mia.id, name: 'Mia' }])
  })

  test('of a vehicle does not take away what a feed wrote meanwhile', async () => {
    const id = await aDocument(cms, 'vehicles', sites.own)
    await ask(`/vehicles/${id}`, { as: people.mia, method: 'PATCH', body: { colour: 'Red' }, headers: force })
    await age('vehicles', [id])
    const { docs } = await cms.db.findVersions({ collection: 'vehicles', where: { parent: { equals: id } } })
    await cms.db.pool.query('delete from document_edits')
    await cms.db.pool.query('update vehicles set price = 1990000, updated_at = now() where id = $1', [id])
    const { status, body } = await ask(`/vehicles/versions/${docs[0]?.id}`, {
      as: people.mia,
      method: 'POST',
      headers: before,
    })
    expect([status, body.errors[0].message]).toEqual([412, expect.stringContaining('a feed or the site itself')])
  })
})

describe('publishing many pages', () => {
  const publish = (ids: number[], headers: Headers) =>
    ask(`/pages?draft=true&${inList(ids)}`, {
      as: people.mia,
      method: 'PATCH',
      body: { _status: 'published' },
      headers,
    })

  test('leaves the one in which somebody else saved a draft after the list was read', async () => {
    const [stale, fresh] = [await aPage(), await aPage()]
    await age('pages', [stale, fresh])
    await autosave(stale, people.erin, { title: 'Half done', _base: { title: 'First' } })
    await autosave(fresh, people.mia, { title: 'Done', _base: { title: 'First' } })
    const answer = await publish([stale, fresh], before)
    expect(answer.body.docs.map(({ id }: { id: number }) => id)).toEqual([fresh])
    expect(refusals(answer)).toEqual([
      {
        id: stale,
        message: 'Not published: Erin changed “Title” after you opened the list. Reload it and try again.',
      },
    ])
    expect((await cms.findByID({ collection: 'pages', id: stale })).title).toBe('First')
  })

  test('without a word on when the list was read is refused', async () => {
    expect((await publish([await aPage()], {})).status).toBe(428)
  })

  test('goes ahead whatever changed, when it says so', async () => {
    const id = await aPage()
    await autosave(id, people.erin, { title: 'By Erin', _base: { title: 'First' } })
    await publish([id], force)
    expect((await cms.findByID({ collection: 'pages', id })).title).toBe('By Erin')
  })
})

describe('deleting many documents', () => {
  const remove = (collection: string, query: string, headers: Headers) =>
    ask(`/${collection}?${query}`, { as: people.mia, method: 'DELETE', headers })
  const exists = async (id: number) =>
    (await cms.find({ collection: 'promos', where: { id: { equals: id } } })).totalDocs === 1

  test('leaves the one that somebody else changed after the list was read', async () => {
    const ids = [await aDocument(cms, 'promos', sites.own), await aDocument(cms, 'promos', sites.own)]
    const [stale = 0, fresh = 0] = ids
    await age('promos', ids)
    await ask(`/promos/${stale}`, { as: people.erin, method: 'PATCH', body: { name: 'By Erin' }, headers: force })
    const answer = await remove('promos', inList(ids), before)
    expect(refusals(answer)).toEqual([
      { id: stale, message: 'Not deleted: Erin changed “Name” after you opened the list. Reload it and try again.' },
    ])
    expect([await exists(stale), await exists(fresh)]).toEqual([true, false])
  })

  test('leaves the vehicle that a feed wrote after the list was read', async () => {
    const id = await aDocument(cms, 'vehicles', sites.own)
    await age('vehicles', [id])
    await cms.db.pool.query('update vehicles set price = 1990000, updated_at = now() where id = $1', [id])
    expect(refusals(await remove('vehicles', inList([id]), before))).toEqual([
      { id, message: expect.stringContaining('a feed or the site itself changed it') },
    ])
  })

  test('leaves what matches the list but was created after it was read', async () => {
    const id = await aDocument(cms, 'promos', sites.own)
    const answer = await remove('promos', 'where[id][not_equals]=', before)
    expect([refusals(answer).find((each) => each.id === id)?.message, await exists(id)]).toEqual([
      'Not deleted: it was created after you opened the list. Reload it and try again.',
      true,
    ])
  })

  test('without a word on when the list was read is refused', async () => {
    const id = await aDocument(cms, 'promos', sites.own)
    expect([(await remove('promos', inList([id]), {})).status, await exists(id)]).toEqual([428, true])
  })
})

test('one document is not deleted over a change that its author has not seen', async () => {
  const id = await aPage()
  await age('pages', [id])
  await autosave(id, people.erin, { title: 'By Erin', _base: { title: 'First' } })
  const remove = (headers: Headers) => ask(`/pages/${id}`, { as: people.mia, method: 'DELETE', headers })
  const refused = await remove(before)
  expect([refused.status, refused.body.errors[0].message]).toEqual([
    412,
    'Not deleted: Erin changed “Title” after you opened it. Reload the page and try again.',
  ])
  expect((await remove(after())).status).toBe(200)
})

test('one document may be deleted by the person who opened it right after it was made, but not over a change of others', async () => {
  const [quiet, changed] = [await aPage(), await aPage()]
  await autosave(changed, people.erin, { title: 'By Erin', _base: { title: 'First' } })
  const remove = (id: number) => ask(`/pages/${id}`, { as: people.mia, method: 'DELETE', headers: before })
  expect([(await remove(quiet)).status, (await remove(changed)).status]).toEqual([200, 412])
})

describe('a document that two people delete at the same moment', () => {
  type Answer = Awaited<ReturnType<typeof ask>>

  /** Both requests have begun, and neither has changed the document, when it is unlocked. */
  async function whileLocked(table: string, id: number, begin: () => Promise<Answer>[]): Promise<Answer[]> {
    const client = await cms.db.pool.connect()
    try {
      await client.query('begin')
      await client.query(`select from ${table} where id = $1 for update`, [id])
      const begun = begin()
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await cms.db.pool.query(waiting)).rowCount).toBe(2)
      await client.query('commit')
      return await Promise.all(begun)
    } finally {
      client.release()
    }
  }
  const exists = async (table: string, id: number) =>
    (await cms.db.pool.query(`select from ${table} where id = $1`, [id])).rowCount === 1

  test.each(['pages', 'media', 'promos', 'vehicles', 'locations'])(
    '%s: is deleted for one of them, and not found for the other',
    async (collection) => {
      const id = await aDocument(cms, collection, sites.own)
      const answers = await whileLocked(collection, id, () => [
        ask(`/${collection}/${id}`, { as: people.erin, method: 'DELETE', headers: force }),
        ask(`/${collection}/${id}`, { as: people.mia, method: 'DELETE', headers: after() }),
      ])
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
      expect(await exists(collection, id)).toBe(false)
    },
  )

  test('is gone also where one of them saved it instead', async () => {
    const id = await aPage()
    const answers = await whileLocked('pages', id, () => [
      ask(`/pages/${id}`, { as: people.erin, method: 'DELETE', headers: force }),
      save(id, people.mia, { title: 'By Mia' }),
    ])
    const [deleted, saved] = answers.map(({ status }) => status)
    expect([deleted, await exists('pages', id)]).toEqual([200, false])
    expect([200, 404]).toContain(saved)
  })
})

test('two saves that are within the limits one by one are refused where both together are not', async () => {
  const blocks = (count: number, mark: string) =>
    Array.from({ length: count }, (_, index) => ({ id: `${mark}${index}`, blockType: 'hero' }))
  const half = documentLimits.blocks / 2 + 1
  const id = await aPage()
  const base = { layout: [] }
  await autosave(id, people.erin, { layout: blocks(half, 'erin'), _base: base })
  const late = await autosave(id, people.mia, { layout: blocks(half, 'mia'), _base: base })
  expect([late.status, late.body.errors[0].message]).toEqual([
    400,
    expect.stringMatching(/^Not saved. Others added to this while you were editing it\..*1,000 blocks/),
  ])
})
