import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalReq, type Payload } from 'payload'
import { readComparison } from '#cms/admin/versions/read-comparison.ts'
import { readList } from '#cms/admin/versions/read-list.ts'
import { runDueJobs } from '#cms/run-due-jobs.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, changeOf } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let people: Record<'erin' | 'mia' | 'sales' | 'stranger', Person>

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people = {
    erin: await aPerson(cms, 'Erin', 'editor', [sites.own]),
    mia: await aPerson(cms, 'Mia', 'editor', [sites.own]),
    sales: await aPerson(cms, 'Sam', 'sales', [sites.own]),
    stranger: await aPerson(cms, 'Stranger', 'editor', [sites.other]),
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

const force: Headers = { 'If-Match': '*' }
const before: Headers = { 'If-Unmodified-Since': new Date(Date.now() - 60_000).toUTCString() }
const after = (): Headers => ({ 'If-Unmodified-Since': new Date(Date.now() + 60_000).toUTCString() })

const hero = (heading: string) => ({ id: 'h', blockType: 'hero', heading })
/** Another block, with its id as its heading. */
const text = (id: string) => ({ ...hero(id), id })
let marks = 0
async function aPage(as: Person, layout: Fields[] = [hero('First')]): Promise<number> {
  marks += 1
  const body = { tenant: sites.own, title: 'First', path: `/versions-${marks}`, layout, _status: 'published' }
  return (await ask('/pages?depth=0', { as, method: 'POST', body })).body.doc.id
}
const patch = (id: number, as: Person, body: Fields, query = '') =>
  ask(`/pages/${id}${query}`, { as, method: 'PATCH', body, headers: force })
const autosave = (id: number, as: Person, body: Fields) =>
  patch(id, as, { ...body, _status: 'draft' }, '?draft=true&autosave=true')

/** The authors of each version, the newest first: `Erin+Mia`, `schedule Erin`, `system`. */
async function authorsOf(id: number, collection = 'pages'): Promise<string[]> {
  const { rows } = await cms.db.pool.query(
    `select saved_by from _${collection}_v where parent_id = $1 order by id desc`,
    [id],
  )
  const say = ({ kind, name }: { kind: string; name: string | null }) =>
    kind === 'person' ? String(name) : [kind, name].filter(Boolean).join(' ')
  return rows.map(({ saved_by }) => (saved_by ?? []).map(say).join('+'))
}
const newestVersion = async (id: number) => {
  const { rows } = await cms.db.pool.query('select max(id) as id from _pages_v where parent_id = $1', [id])
  return Number(rows[0].id)
}
const layoutOf = async (id: number): Promise<Fields[]> =>
  (await ask(`/pages/${id}?draft=true&depth=0`, { as: people.mia })).body.layout

describe('a version says who made it', () => {
  test('by creating, saving and publishing', async () => {
    const id = await aPage(people.erin)
    await patch(id, people.mia, { title: 'Second', _status: 'published' })
    expect(await authorsOf(id)).toEqual(['Mia', 'Erin'])
  })

  test('by autosave: all who typed into it, each once, the last one last', async () => {
    const id = await aPage(people.erin)
    for (const [person, title] of [
      ['mia', 'a'],
      ['erin', 'b'],
      ['mia', 'c'],
    ] as const)
      await autosave(id, people[person], { title })
    expect(await authorsOf(id)).toEqual(['Erin+Mia', 'Erin'])
  })

  test('by publishing many at once', async () => {
    const ids = [await aPage(people.erin), await aPage(people.erin)]
    const list = ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')
    await ask(`/pages?${list}`, { as: people.mia, method: 'PATCH', body: { _status: 'published' }, headers: after() })
    expect(await Promise.all(ids.map((id) => authorsOf(id)))).toEqual([
      ['Mia', 'Erin'],
      ['Mia', 'Erin'],
    ])
  })

  test('by schedule, with the person who planned it', async () => {
    const id = await aPage(people.erin)
    await autosave(id, people.erin, { title: 'Boxing Day' })
    const plan = { kind: 'publish', at: '2031-12-26T09:00' }
    await ask(`/schedule/pages/${id}`, { as: people.mia, method: 'POST', body: plan })
    await cms.db.drizzle.execute(sql`update payload_jobs set wait_until = now() - interval '1 second'`)
    await runDueJobs(cms)
    expect(await authorsOf(id)).toEqual(['schedule Mia', 'Erin', 'Erin'])
  })

  test('by restoring an older version', async () => {
    const id = await aPage(people.erin)
    const first = await newestVersion(id)
    await patch(id, people.erin, { title: 'Second' })
    await ask(`/pages/versions/${first}?draft=true`, { as: people.mia, method: 'POST', headers: after() })
    expect(await authorsOf(id)).toEqual(['Mia', 'Erin', 'Erin'])
  })

  test('by the platform itself, and of a vehicle by its feed', async () => {
    const page = await aDocument(cms, 'pages', sites.own)
    expect(await authorsOf(page)).toEqual(['system'])
    const vehicle = await aDocument(cms, 'vehicles', sites.own)
    // An import writes no versions.
    await cms.db.pool.query('delete from _vehicles_v where parent_id = $1', [vehicle])
    const admin = await aPerson(cms, 'Ada', 'tenant-admin', [sites.own])
    await ask(`/vehicles/${vehicle}`, { as: admin, method: 'PATCH', body: { colour: 'Red' }, headers: force })
    expect(await authorsOf(vehicle, 'vehicles')).toEqual(['Ada', 'import'])
  })

  test.each(['pages', 'sections', 'menus', 'vehicles'])('in %s', async (collection) => {
    const id = await aDocument(cms, collection, sites.own)
    const admin = await aPerson(cms, `admin-of-${collection}`, 'tenant-admin', [sites.own])
    const body = changeOf[collection] ?? {}
    await ask(`/${collection}/${id}`, { as: admin, method: 'PATCH', body, headers: force })
    expect((await authorsOf(id, collection))[0]).toBe(`admin-of-${collection}`)
  })

  test('also after the account was deleted', async () => {
    const leaver = await aPerson(cms, 'Leaver', 'editor', [sites.own])
    const id = await aPage(leaver)
    await cms.delete({ collection: 'users', id: leaver.id })
    expect(await authorsOf(id)).toEqual(['Leaver'])
  })

  test('whatever a client sends', async () => {
    const id = await aPage(people.erin)
    const forged = [{ kind: 'person', id: people.erin.id, name: 'Erin' }]
    const { status, body } = await patch(id, people.mia, { title: 'Second', saved_by: forged, savedBy: forged })
    expect([status, body.doc.saved_by, (await authorsOf(id))[0]]).toEqual([200, undefined, 'Mia'])
  })

  test('and a copy has its own author only', async () => {
    const id = await aPage(people.erin)
    const { body } = await ask(`/pages/${id}/duplicate`, { as: people.mia, method: 'POST', body: {} })
    expect(await authorsOf(body.doc.id)).toEqual(['Mia'])
  })

  test('except one of a release that did not say so', async () => {
    const id = await aPage(people.erin)
    await cms.db.pool.query('update _pages_v set saved_by = null where parent_id = $1', [id])
    expect(await authorsOf(id)).toEqual([''])
  })
})

describe('one block of a version', () => {
  /** A page whose hero Erin has changed since its first version. */
  async function aChangedPage() {
    const id = await aPage(people.erin, [hero('First'), text('t')])
    const version = await newestVersion(id)
    await patch(id, people.erin, { layout: [hero('Second'), text('t')] })
    const restore = (as: Person, headers: Headers, wanted: Fields = {}) =>
      ask(`/versions/pages/${id}/restore-block`, {
        as,
        method: 'POST',
        body: { version, block: 'h', ...wanted },
        headers,
      })
    return { id, version, restore }
  }
  const headings = (layout: Fields[]) => layout.map(({ heading }) => heading)

  test('goes into the draft as one new version of the person who restored it', async () => {
    const { id, restore } = await aChangedPage()
    const { status, body } = await restore(people.mia, after())
    expect([status, body, headings(await layoutOf(id)), await authorsOf(id)]).toEqual([
      200,
      { block: 'Hero ‘First’' },
      ['First', 't'],
      ['Mia', 'Erin', 'Erin'],
    ])
    const { docs } = await cms.find({ collection: 'pages', where: { id: { equals: id } }, depth: 0 })
    expect(docs[0]).toMatchObject({ _status: 'published', layout: [{ heading: 'Second' }, {}] })
  })

  test('is put back where it was, if it was removed', async () => {
    const { id, restore } = await aChangedPage()
    await patch(id, people.mia, { layout: [text('n'), text('t')] })
    await restore(people.mia, after())
    expect(headings(await layoutOf(id))).toEqual(['n', 'First', 't'])
  })

  test('leaves what a colleague saved in another block a moment ago', async () => {
    const { id, restore } = await aChangedPage()
    await patch(id, people.erin, { layout: [hero('Second'), text('t'), text('n')] })
    expect((await restore(people.mia, before)).status).toBe(412)
    await cms.db.pool.query('delete from document_edits where document_id = $1', [id])
    await patch(id, people.erin, { layout: [hero('Second'), text('t'), text('n'), text('o')] })
    expect((await restore(people.mia, before)).status).toBe(200)
    expect(headings(await layoutOf(id))).toEqual(['First', 't', 'n', 'o'])
  })

  test('is refused with who and what, if a colleague changed it after the versions were read', async () => {
    const { id, restore } = await aChangedPage()
    const { status, body } = await restore(people.mia, before)
    expect([status, body.errors[0].message, headings(await layoutOf(id))]).toEqual([
      412,
      'Not restored: Erin changed “Blocks › Hero (block 1) › Heading” after you opened this version. Reload the page and try again.',
      ['Second', 't'],
    ])
  })

  test('is refused without a word on when the versions were read', async () => {
    const { restore } = await aChangedPage()
    expect((await restore(people.mia, {})).status).toBe(428)
  })

  test('is refused with the reason, if the version does not have it', async () => {
    const { restore } = await aChangedPage()
    const { status, body } = await restore(people.mia, after(), { block: 'nobody' })
    expect([status, body.errors[0].message]).toEqual([
      409,
      'Not restored. This version of the page does not have that block.',
    ])
  })

  test('counts as a change by that person, for others who have the page open', async () => {
    const { id, restore } = await aChangedPage()
    await restore(people.mia, after())
    const base = { layout: [hero('Second'), text('t')] }
    const stale = await ask(`/pages/${id}?draft=true`, {
      as: people.erin,
      method: 'PATCH',
      body: { layout: [hero('Third'), text('t')], _base: base },
    })
    expect([stale.status, stale.body.errors[0].data.conflicts[0].by.name]).toEqual([409, 'Mia'])
  })

  test('is restored by nobody who may not change the page', async () => {
    const { id, restore } = await aChangedPage()
    const answers = [await restore(people.sales, after()), await restore(people.stranger, after())]
    for (const { status } of answers) expect([403, 404]).toContain(status)
    expect(headings(await layoutOf(id))).toEqual(['Second', 't'])
  })

  test('of another page is not restored', async () => {
    const { id, restore } = await aChangedPage()
    const other = await newestVersion(await aPage(people.erin))
    expect((await restore(people.mia, after(), { version: other })).status).toBe(404)
    expect(headings(await layoutOf(id))).toEqual(['Second', 't'])
  })

  test('is not restored by a request of another origin, of nobody, or with nonsense', async () => {
    const { restore, id } = await aChangedPage()
    const foreign = await restore(people.mia, { ...after(), Origin: 'https://other.example' })
    const anonymous = await running.fetch(`/cms/api/versions/pages/${id}/restore-block`, { method: 'POST', body: '{}' })
    const nonsense = await restore(people.mia, after(), { version: 'x' })
    const withoutBlocks = await ask('/versions/menus/1/restore-block', { as: people.mia, method: 'POST', body: {} })
    expect([foreign.status, anonymous.status, nonsense.status, withoutBlocks.status]).toEqual([403, 404, 400, 404])
  })
})

test('the versions of another site cannot be read', async () => {
  const id = await aPage(people.erin)
  const list = await ask(`/pages/versions?where[parent][equals]=${id}`, { as: people.stranger })
  const one = await ask(`/pages/versions/${await newestVersion(id)}`, { as: people.stranger })
  expect([list.body.docs ?? [], one.status]).toEqual([
    [],
    expect.toSatisfy((status) => status === 403 || status === 404),
  ])
})

describe('a person reads', () => {
  const read = async (id: number, as = people.mia, block: string | null = null) => {
    const req = await createLocalReq({ user: as.user as never }, cms)
    return readList(req, { collection: cms.collections.pages.config, id, page: 1, block })
  }

  test('what each version changed, by type and heading', async () => {
    const id = await aPage(people.erin, [hero('First'), text('t'), text('v'), text('u')])
    await patch(id, people.mia, { title: 'Offers', layout: [text('u'), hero('Second'), text('v'), text('n')] })
    await patch(id, people.mia, { _status: 'draft' })
    const { rows } = await read(id)
    expect(rows.map(({ summary, authors }) => [summary, authors])).toEqual([
      ['Taken off the site', 'Mia'],
      ['Changed Title; moved Hero ‘u’; changed Heading of Hero ‘Second’; 2 more changes', 'Mia'],
      ['Created', 'Erin'],
    ])
  })

  test('only the versions that changed one block', async () => {
    const id = await aPage(people.erin, [hero('First'), text('t')])
    await patch(id, people.mia, { layout: [hero('Second'), text('t')] })
    await patch(id, people.mia, { layout: [hero('Second'), { ...text('t'), heading: 'Other' }] })
    expect((await read(id, people.mia, 'h')).rows.map(({ summary }) => summary)).toEqual([
      'Changed Heading of Hero ‘Second’',
    ])
  })

  test('both values of what changed, with references by title', async () => {
    const media = await aDocument(cms, 'media', sites.own)
    const id = await aPage(people.erin, [hero('First')])
    await patch(id, people.mia, { layout: [{ ...hero('Second'), image: media }] })
    const req = await createLocalReq({ user: people.mia.user as never }, cms)
    const found = await readComparison(req, {
      collection: cms.collections.pages.config,
      parent: id,
      id: await newestVersion(id),
      comparedWith: 'before',
      timeZone: 'Australia/Brisbane',
    })
    expect(found?.difference?.blocks[0]).toMatchObject({
      name: 'Hero ‘Second’',
      fields: expect.arrayContaining([
        { label: 'Heading', before: 'First', after: 'Second' },
        { label: 'Picture', before: '', after: expect.stringMatching(/^picture-.*\.png$/) },
      ]),
    })
  })

  test('a value with an input of its own as a whole, as that input says it', async () => {
    const at = (posX: number) => ({ activeAngle: 0, posX, posY: 0.5 })
    const hotspots = (posX: number) => [
      { id: 'spot', description: 'LED headlights', anchors: { exterior: [at(posX)], interior: [] } },
    ]
    const id = await aDocument(cms, 'vehicles', sites.own)
    for (const posX of [0.25, 0.75])
      await cms.update({ collection: 'vehicles', id, data: { hotspots: hotspots(posX) } })
    const req = await createLocalReq({ user: people.mia.user as never }, cms)
    const { rows } = await cms.db.pool.query('select max(id) as id from _vehicles_v where parent_id = $1', [id])
    const found = await readComparison(req, {
      collection: cms.collections.vehicles.config,
      parent: id,
      id: Number(rows[0].id),
      comparedWith: 'before',
      timeZone: 'Australia/Brisbane',
    })
    expect(found?.difference?.fields).toEqual([
      {
        label: 'Hotspots',
        before: expect.stringContaining('LED headlights (on 1 angle, at 25%'),
        after: expect.stringContaining('LED headlights (on 1 angle, at 75%'),
      },
    ])
  })

  test('nothing of another site', async () => {
    const id = await aPage(people.erin)
    expect((await read(id, people.stranger).catch(() => ({ rows: [] }))).rows).toEqual([])
  })
})
