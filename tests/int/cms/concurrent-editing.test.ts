import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectionSlug, Payload } from 'payload'
import { mergeBulkSaves, reportBulkSaves } from '#cms/editing/merge-bulk-saves.ts'
import { mergeSaves } from '#cms/editing/merge-saves.ts'
import { tenantCollections } from '#cms/tenancy/tenant-collections.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument, changeOf } from './documents.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let people: Record<'erin' | 'mia' | 'owner' | 'stranger' | 'platform', Person>

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  people = {
    erin: await aPerson(cms, 'Erin', 'editor', [sites.own]),
    mia: await aPerson(cms, 'Mia', 'editor', [sites.own]),
    owner: await aPerson(cms, 'Owner', 'tenant-admin', [sites.own]),
    stranger: await aPerson(cms, 'Stranger', 'tenant-admin', [sites.other]),
    platform: await aPerson(cms, 'Platform', 'platform-admin', []),
  }
})
afterAll(() => running.stop())

type Fields = Record<string, unknown>

interface FetchOptions {
  method?: string
  body?: string
  headers?: Record<string, string>
}

const ask = (path: string, as: Person, { headers, ...init }: FetchOptions = {}) =>
  running.fetch(`/cms/api${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${as.token}`, ...headers },
  })
const read = async (path: string, as: Person): Promise<Fields> => (await ask(`${path}?draft=true&depth=0`, as)).json()
const patch = (path: string, as: Person, body: Fields, headers: Record<string, string> = {}) =>
  ask(path, as, { method: 'PATCH', body: JSON.stringify(body), headers })
/** What the admin sends as somebody types. */
const autosave = (id: number, as: Person, body: Fields) =>
  patch(`/pages/${id}?draft=true&autosave=true&depth=0`, as, { ...body, _status: 'draft' })
const listConflicts = async (answer: Response) => (await answer.json()).errors[0].data.conflicts

const hero = { id: 'hero', blockType: 'hero', heading: 'Welcome' }
const text = { id: 'text', blockType: 'hero', heading: 'Second' }
const counter = { id: 'counter', blockType: 'sales-counter', heading: 'Sold so far' }

let pages = 0
async function aPage(layout: Fields[] = [hero, text]): Promise<{ id: number; base: Fields }> {
  pages += 1
  const { id } = await cms.create({
    collection: 'pages',
    data: { tenant: sites.own, title: 'Spring', path: `/page-${pages}`, layout, _status: 'published' } as never,
  })
  const doc = await read(`/pages/${id}`, people.erin)
  return { id, base: { title: doc['title'], path: doc['path'], layout: doc['layout'] } }
}
const layoutOf = (base: Fields) => base['layout'] as Fields[]
const change = (base: Fields, id: string, fields: Fields) =>
  layoutOf(base).map((block) => (block['id'] === id ? { ...block, ...fields } : block))

describe('a form that was open before another person saved', () => {
  test('keeps the block that the other person added', async () => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: [...layoutOf(base), counter], _base: base })
    const late = await autosave(id, people.mia, { ...base, title: 'Spring B', _base: base })
    expect(late.status).toBe(200)
    const stored = await read(`/pages/${id}`, people.mia)
    expect(stored['title']).toBe('Spring B')
    expect(layoutOf(stored).map((block) => block['id'])).toEqual(['hero', 'text', 'counter'])
  })

  test('has its own change of one field of a block merged with their change of another', async () => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: change(base, 'hero', { heading: 'Hello' }), _base: base })
    await autosave(id, people.mia, { layout: change(base, 'hero', { text: 'Come in.' }), _base: base })
    const stored = layoutOf(await read(`/pages/${id}`, people.mia))
    expect(stored[0]).toMatchObject({ heading: 'Hello', text: 'Come in.' })
  })

  test('is refused where both changed one field, with who changed what', async () => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: change(base, 'hero', { heading: 'Hello' }), _base: base })
    const late = await autosave(id, people.mia, { layout: change(base, 'hero', { heading: 'Hi' }), _base: base })
    expect(late.status).toBe(409)
    expect(await listConflicts(late)).toEqual([
      expect.objectContaining({
        path: ['layout', '#hero', 'heading'],
        label: 'Blocks › Hero (block 1) › Heading',
        by: { id: people.erin.id, name: 'Erin' },
        base: 'Welcome',
        mine: 'Hi',
        theirs: 'Hello',
      }),
    ])
    expect(layoutOf(await read(`/pages/${id}`, people.mia))[0]?.['heading']).toBe('Hello')
  })

  test.each([
    ['mine', 'Hi'],
    ['theirs', 'Hello'],
  ])('is stored once its author decided for %s', async (side, heading) => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: change(base, 'hero', { heading: 'Hello' }), _base: base })
    const decided = await autosave(id, people.mia, {
      layout: change(base, 'hero', { heading: 'Hi' }),
      title: 'Also mine',
      _base: base,
      _decisions: { 'layout/#hero/heading': { side, theirs: 'Hello' } },
    })
    expect(decided.status).toBe(200)
    const stored = await read(`/pages/${id}`, people.mia)
    expect([stored['title'], layoutOf(stored)[0]?.['heading']]).toEqual(['Also mine', heading])
  })

  test('is refused again when what its author decided on has changed once more', async () => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: change(base, 'hero', { heading: 'Hello again' }), _base: base })
    const decided = await autosave(id, people.mia, {
      layout: change(base, 'hero', { heading: 'Hi' }),
      _base: base,
      _decisions: { 'layout/#hero/heading': { side: 'mine', theirs: 'Hello' } },
    })
    expect(decided.status).toBe(409)
  })

  test('does not publish over them either', async () => {
    const { id, base } = await aPage()
    await autosave(id, people.erin, { layout: [...layoutOf(base), { ...text, id: 'new' }], _base: base })
    const published = await patch(`/pages/${id}?depth=0`, people.mia, {
      ...base,
      title: 'Published',
      _status: 'published',
      _base: base,
    })
    expect(published.status).toBe(200)
    const { layout } = await cms.findByID({ collection: 'pages', id, depth: 0 })
    expect(layout?.map((block) => block.id)).toEqual(['hero', 'text', 'new'])
  })

  test('leaves what a feed wrote past Payload meanwhile', async () => {
    const id = await aDocument(cms, 'vehicles', sites.own)
    const { colour, price, doors } = await read(`/vehicles/${id}`, people.erin)
    await cms.db.updateOne({ collection: 'vehicles', id, data: { price: 1_990_000 } })
    const base = { colour, price, doors }
    expect((await patch(`/vehicles/${id}`, people.erin, { ...base, colour: 'Red', _base: base })).status).toBe(200)
    expect(await read(`/vehicles/${id}`, people.erin)).toMatchObject({ colour: 'Red', price: 1_990_000 })
  })
})

test('of many saves at the same moment none is lost', async () => {
  const blocks = Array.from({ length: 12 }, (_, index) => ({ ...text, id: `added-${index}` }))
  const { id, base } = await aPage()
  const answers = await Promise.all(
    blocks.map((block, index) =>
      autosave(id, index % 2 === 0 ? people.erin : people.mia, { layout: [...layoutOf(base), block], _base: base }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual(blocks.map(() => 200))
  const stored = layoutOf(await read(`/pages/${id}`, people.mia)).map((block) => String(block['id']))
  expect(stored.toSorted()).toEqual(['hero', 'text', ...blocks.map((block) => block.id)].toSorted())
})

test('of two saves of one field at the same moment one is stored and one refused', async () => {
  const { id, base } = await aPage()
  const answers = await Promise.all(
    [people.erin, people.mia].map((person) => autosave(id, person, { title: `By ${person.id}`, _base: base })),
  )
  expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
})

describe('every collection', () => {
  const changed = Object.keys(changeOf)

  test('merges the saves of people', () => {
    const own = cms.config.collections.filter(({ slug }) => !slug.startsWith('payload-'))
    expect(own.map(({ slug }) => slug).toSorted()).toEqual([...tenantCollections, 'tenants', 'users'].toSorted())
    const isMerged = ({ hooks, lockDocuments }: (typeof own)[number]) =>
      [mergeSaves, mergeBulkSaves].every((hook) => hooks.beforeOperation?.includes(hook)) &&
      (hooks.afterOperation ?? []).includes(reportBulkSaves) &&
      lockDocuments === false
    expect(own.filter((collection) => !isMerged(collection)).map(({ slug }) => slug)).toEqual([])
  })

  test.each(changed)('%s: a save that does not say which version it started from is refused', async (collection) => {
    const id = await aDocument(cms, collection, sites.own)
    const { _status, ...fields } = { _status: undefined, ...changeOf[collection] }
    if (Object.keys(fields).length === 0) return
    const answer = await patch(`/${collection}/${id}`, people.platform, fields)
    // What nobody writes by hand is refused before.
    expect([403, 428]).toContain(answer.status)
  })

  test.each(changed)('%s: a stale save of a field that was changed meanwhile is refused', async (collection) => {
    const [field, value] = Object.entries(changeOf[collection] ?? {}).find(([key]) => key !== '_status') ?? []
    const id = await aDocument(cms, collection, sites.own)
    if (!field) return
    const before = await read(`/${collection}/${id}`, people.platform)
    await cms.update({
      collection: collection as CollectionSlug,
      id,
      data: { [field]: value },
      depth: 0,
    })
    const stale = typeof value === 'number' ? 77 : typeof value === 'boolean' ? !value : differentFrom(field)
    const base = { [field]: typeof value === 'boolean' ? null : (before[field] ?? null) }
    const answer = await patch(`/${collection}/${id}`, people.platform, { [field]: stale, _base: base })
    expect([403, 409]).toContain(answer.status)
  })
})

const differentFrom = (field: string) =>
  field === 'schedule' ? 'every-15' : field.endsWith('_at') ? '2026-11-05T00:00:00.000Z' : 'Mine'

describe('a call by REST', () => {
  test('may overwrite whatever is there, when it says so', async () => {
    const { id } = await aPage()
    const answer = await patch(`/pages/${id}`, people.erin, { title: 'Forced' }, { 'If-Match': '*' })
    expect([answer.status, (await read(`/pages/${id}`, people.erin))['title']]).toEqual([200, 'Forced'])
  })

  test('may name the moment at which it read the document', async () => {
    const { id, base } = await aPage()
    const before = { 'If-Unmodified-Since': new Date(Date.now() - 60_000).toUTCString() }
    await autosave(id, people.erin, { title: 'By Erin', _base: base })
    const refused = await patch(`/pages/${id}`, people.mia, { title: 'By Mia' }, before)
    expect([refused.status, (await refused.json()).errors[0].message]).toEqual([
      412,
      'Not changed: Erin changed “Title” after you opened it. Reload the page and try again.',
    ])
    expect((await patch(`/pages/${id}`, people.mia, { path: `/other-${id}` }, before)).status).toBe(200)
  })

  test.each([
    ['a base that is no object', { title: 'A', _base: 'nothing' }, {}],
    ['a date that is none', { title: 'A' }, { 'If-Unmodified-Since': 'yesterday' }],
  ])('is refused with %s', async (_, body, headers) => {
    const { id } = await aPage()
    expect((await patch(`/pages/${id}`, people.erin, body, headers)).status).toBe(400)
  })

  test('of who may not change a document is told that, and nothing of its contents', async () => {
    const { id, base } = await aPage()
    const answer = await patch(`/pages/${id}`, people.stranger, { title: 'Mine', _base: { ...base, title: 'Old' } })
    expect([403, 404]).toContain(answer.status)
  })
})

describe('a change of many documents', () => {
  const bulk = (ids: number[], body: Fields, headers: Record<string, string>) =>
    patch(`/promos?depth=0&${ids.map((id, at) => `where[id][in][${at}]=${id}`).join('&')}`, people.mia, body, headers)
  const since = () => ({ 'If-Unmodified-Since': new Date(Date.now() - 60_000).toUTCString() })

  test('leaves the document in which another person changed the same field, and says who', async () => {
    const ids = [await aDocument(cms, 'promos', sites.own), await aDocument(cms, 'promos', sites.own)]
    const [first = 0, second = 0] = ids
    const { name } = await read(`/promos/${first}`, people.erin)
    await patch(`/promos/${first}`, people.erin, { name: 'By Erin', _base: { name } })
    const answer = await (await bulk(ids, { name: 'By Mia' }, since())).json()
    expect(answer.docs.map((doc: Fields) => doc['id'])).toEqual([second])
    expect(answer.errors).toEqual([
      expect.objectContaining({ id: first, message: expect.stringContaining('Erin changed “Name”') }),
    ])
    expect((await read(`/promos/${first}`, people.erin))['name']).toBe('By Erin')
  })

  test('keeps what another person changed in other fields', async () => {
    const id = await aDocument(cms, 'promos', sites.own)
    await patch(`/promos/${id}`, people.erin, { text: 'By Erin', _base: { text: null } })
    await bulk([id], { name: 'By Mia' }, since())
    expect(await read(`/promos/${id}`, people.erin)).toMatchObject({ name: 'By Mia', text: 'By Erin' })
  })

  test('without a word on the version it started from is refused', async () => {
    const id = await aDocument(cms, 'promos', sites.own)
    expect((await bulk([id], { name: 'By Mia' }, {})).status).toBe(428)
  })

  test('and one of the same documents by another person at the same moment both end', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => aDocument(cms, 'promos', sites.own)))
    const answers = await Promise.all([
      bulk(ids, { name: 'A' }, { 'If-Match': '*' }),
      bulk(ids.toReversed(), { name: 'B' }, { 'If-Match': '*' }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })
})

describe('who has a document open', () => {
  const here = (id: number, as: Person, window: string, more: Fields = {}) =>
    ask(`/editing/pages/${id}`, as, { method: 'POST', body: JSON.stringify({ window, ...more }) })

  test('is known to the others, until they leave', async () => {
    const { id } = await aPage()
    await here(id, people.erin, 'window-of-erin')
    const seen = await (await here(id, people.mia, 'window-of-mia')).json()
    expect(seen.people).toEqual([{ id: people.erin.id, name: 'Erin', isYou: false }])
    await here(id, people.erin, 'window-of-erin', { isLeaving: true })
    expect((await (await here(id, people.mia, 'window-of-mia')).json()).people).toEqual([])
  })

  test('includes another window of the same person', async () => {
    const { id } = await aPage()
    await here(id, people.erin, 'window-one')
    const { people: seen } = await (await here(id, people.erin, 'window-two')).json()
    expect(seen).toEqual([{ id: people.erin.id, name: 'Erin', isYou: true }])
  })

  test('is forgotten 40 seconds after the last word of them', async () => {
    const { id } = await aPage()
    await here(id, people.erin, 'window-of-erin')
    const { sql } = await import('@payloadcms/db-postgres')
    await cms.db.drizzle.execute(
      sql`update document_presence set seen_at = now() - interval '41 seconds' where window_id = 'window-of-erin'`,
    )
    expect((await (await here(id, people.mia, 'window-of-mia')).json()).people).toEqual([])
  })

  test('is hidden from the staff of other sites', async () => {
    const { id } = await aPage()
    await here(id, people.erin, 'window-of-erin')
    const answer = await here(id, people.stranger, 'window-of-stranger')
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('Erin')])
  })

  test('is answered with what the others saved since', async () => {
    const { id, base } = await aPage()
    const since = new Date(Date.now() - 1000).toISOString()
    await autosave(id, people.erin, { title: 'By Erin', _base: base })
    const { edits } = await (await here(id, people.mia, 'window-of-mia', { since })).json()
    expect(edits).toEqual([
      expect.objectContaining({ path: ['title'], label: 'Title', by: { id: people.erin.id, name: 'Erin' } }),
    ])
  })
})

describe('changes that are not saved', () => {
  const compare = (id: number, as: Person, body: Fields) =>
    ask(`/editing/pages/${id}/unsaved`, as, { method: 'POST', body: JSON.stringify(body) })

  test('are compared in words with the document as it is now, and nothing is stored', async () => {
    const { id } = await aPage()
    await autosave(id, people.mia, { title: 'By Mia', _base: { title: 'Spring' } })
    const answer = await compare(id, people.erin, {
      base: { title: 'Spring', layout: [hero, text] },
      mine: { title: 'By Erin', layout: [{ ...hero, heading: 'Typed' }, text] },
    })
    expect(await answer.json()).toMatchObject({
      fields: [{ label: 'Title', before: 'By Mia', after: 'By Erin' }],
      blocks: [{ kind: 'kept', fields: [{ label: 'Heading', before: 'Welcome', after: 'Typed' }] }],
    })
    expect(await read(`/pages/${id}`, people.erin)).toMatchObject({ title: 'By Mia' })
  })

  test('tell staff of another site nothing, and are refused without their base', async () => {
    const { id } = await aPage()
    expect((await compare(id, people.stranger, { base: {}, mine: { title: 'Theirs' } })).status).toBe(404)
    expect((await compare(id, people.erin, { mine: {} })).status).toBe(400)
  })
})
