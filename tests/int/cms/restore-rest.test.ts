import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLocalReq, type Payload } from 'payload'
import { findRestoreProblems } from '#cms/versions/find-restore-problems.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
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

async function send(as: Person, path: string, { method = 'POST', body = {}, headers = {} }: SendOptions) {
  const answer = await running.fetch(`/cms/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `JWT ${as.token}`, ...headers },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
interface SendOptions {
  method?: string
  body?: Fields
  headers?: Record<string, string>
}

const force = { 'If-Match': '*' }
/** Of a person who opens the version now. */
const readNow = () => ({ 'If-Unmodified-Since': new Date().toISOString() })

let marks = 0
const aPath = () => `/restore-${(marks += 1)}`
const aPage = async (data: Fields): Promise<number> =>
  (await cms.create({ collection: 'pages', data: { tenant: sites.own, _status: 'published', ...data } } as never)).id

const change = async (as: Person, id: number, body: Fields) =>
  send(as, `pages/${id}?depth=0`, { method: 'PATCH', body, headers: force })

const readDraft = async (id: number): Promise<Fields> => {
  const page = await cms.findByID({ collection: 'pages', id, depth: 0, draft: true })
  return { ...page }
}

async function oldestVersion(id: number): Promise<{ id: number; content: Fields }> {
  const { docs } = await cms.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: 'id',
    limit: 1,
    depth: 0,
  })
  const [version] = docs
  return { id: Number(version?.id), content: { ...version?.version } }
}

async function findProblems(page: number) {
  const { content } = await oldestVersion(page)
  const req = await createLocalReq({}, cms)
  return findRestoreProblems(req, { collection: cms.collections.pages.config, id: page, content })
}

const restoreRest = async (page: number, as: Person, headers: Record<string, string> = readNow()) =>
  send(as, `versions/pages/${page}/restore-rest`, { body: { version: (await oldestVersion(page)).id }, headers })

/** A page that gave its address away and changed its words; another page has the address now. */
async function aMovedPage(): Promise<{ page: number; path: string; newPath: string; other: number }> {
  const [path, newPath] = [aPath(), aPath()]
  const page = await aPage({ title: 'Then', path, layout: [{ id: 'h', blockType: 'hero', heading: 'Then' }] })
  await change(people.erin, page, {
    title: 'Now',
    path: newPath,
    layout: [{ id: 'h', blockType: 'hero', heading: 'Now' }],
    _status: 'published',
  })
  const other = await aPage({ title: 'Has it now', path })
  return { page, path, newPath, other }
}

/** A page whose oldest version shows pictures of which one is deleted, and links to a page that is deleted. */
async function aPageWithGaps(): Promise<{ page: number; gone: number; kept: number }> {
  const [gone, kept] = [await aDocument(cms, 'media', sites.own), await aDocument(cms, 'media', sites.own)]
  const target = await aPage({ title: 'Target', path: aPath() })
  const paragraph = (...children: Fields[]) => ({ type: 'paragraph', version: 1, children })
  const words = (text: string) => ({ type: 'text', version: 1, text })
  const link = {
    type: 'link',
    version: 3,
    fields: { linkType: 'internal', doc: { relationTo: 'pages', value: target } },
    children: [words('this page')],
  }
  const picture = (value: number) => ({ type: 'upload', version: 3, relationTo: 'media', value, id: `u${value}` })
  const page = await aPage({
    title: 'Then',
    path: aPath(),
    seo: { image: gone },
    layout: [
      { id: 'h', blockType: 'hero', heading: 'Then', image: gone },
      { id: 'k', blockType: 'hero', heading: 'Kept', image: kept },
      {
        id: 't',
        blockType: 'rich-text',
        content: {
          root: { type: 'root', version: 1, children: [paragraph(words('See '), link), picture(gone), picture(kept)] },
        },
      },
    ],
  })
  await change(people.erin, page, { title: 'Now', seo: { image: null }, layout: [], _status: 'published' })
  await cms.delete({ collection: 'media', id: gone })
  await cms.delete({ collection: 'pages', id: target })
  return { page, gone, kept }
}

describe('a version that cannot be restored as a whole', () => {
  test('says which page has its address', async () => {
    const { page, path, other } = await aMovedPage()
    expect(await findProblems(page)).toMatchObject({
      taken: [{ field: 'path', label: 'Address', value: path, by: { id: other, title: 'Has it now' } }],
      gone: [],
    })
  })

  test('says which of its references are gone, by their places', async () => {
    const { page, gone } = await aPageWithGaps()
    const problems = await findProblems(page)
    expect(problems.taken).toEqual([])
    expect(problems.gone.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Blocks › Hero (block 1) › Picture',
      'Blocks › Rich text (block 3) › Content',
      'Blocks › Rich text (block 3) › Content',
    ])
    expect(problems.gone.filter(({ relationTo }) => relationTo === 'media').map(({ id }) => id)).toEqual([gone, gone])
  })

  test('is refused as a whole by the same names, also as a draft', async () => {
    const { page, path } = await aMovedPage()
    const { id } = await oldestVersion(page)
    const refused = await send(people.erin, `pages/versions/${id}?draft=true`, { headers: readNow() })
    expect(refused.status).toBe(409)
    expect(refused.body.errors[0].message).toContain(`Address ${path} now belongs to “Has it now”.`)
    expect(await readDraft(page)).toMatchObject({ title: 'Now' })
  })
})

test('a version without problems has none, and is restored as before', async () => {
  const page = await aPage({ title: 'Then', path: aPath() })
  await change(people.erin, page, { title: 'Now', _status: 'published' })
  expect(await findProblems(page)).toEqual({ taken: [], gone: [] })
  const { id } = await oldestVersion(page)
  expect((await send(people.erin, `pages/versions/${id}?draft=true`, { headers: readNow() })).status).toBe(200)
  expect(await readDraft(page)).toMatchObject({ title: 'Then' })
})

describe('the rest of a version', () => {
  test('goes back as a draft, with the address as it is now', async () => {
    const { page, newPath } = await aMovedPage()
    expect((await restoreRest(page, people.erin)).status).toBe(200)
    expect(await readDraft(page)).toMatchObject({
      title: 'Then',
      path: newPath,
      layout: [{ heading: 'Then' }],
      _status: 'draft',
    })
    expect(await cms.findByID({ collection: 'pages', id: page, depth: 0 })).toMatchObject({
      title: 'Now',
      _status: 'published',
    })
  })

  test('leaves out what is gone: pictures in fields, blocks and text; links keep their words', async () => {
    const { page, kept } = await aPageWithGaps()
    expect((await restoreRest(page, people.erin)).status).toBe(200)
    const { seo, layout } = await readDraft(page)
    expect(seo).toMatchObject({ image: null })
    expect(layout).toMatchObject([
      { heading: 'Then', image: null },
      { heading: 'Kept', image: kept },
      {
        content: {
          root: {
            children: [
              { type: 'paragraph', children: [{ text: 'See ' }, { type: 'text', text: 'this page' }] },
              { type: 'upload', value: kept },
            ],
          },
        },
      },
    ])
    expect(
      (await send(people.erin, `pages/${page}`, { method: 'PATCH', body: { _status: 'published' }, headers: force }))
        .status,
    ).toBe(200)
  })

  test('is refused if somebody else changed the document after the version was opened', async () => {
    const { page } = await aMovedPage()
    const opened = readNow()
    await change(people.mia, page, { title: 'Mia was here', _status: 'published' })
    const refused = await restoreRest(page, people.erin, opened)
    expect(refused.status).toBe(412)
    expect(refused.body.errors[0].message).toContain('Not restored: Mia')
    expect(await readDraft(page)).toMatchObject({ title: 'Mia was here' })
    expect((await restoreRest(page, people.erin, {})).status).toBe(428)
  })

  test('and a save at the same moment: one is refused, and the other stays', async () => {
    const { page } = await aMovedPage()
    const opened = readNow()
    const [restored, saved] = await Promise.all([
      restoreRest(page, people.erin, opened),
      send(people.mia, `pages/${page}?draft=true`, {
        method: 'PATCH',
        body: { title: 'Mia', _base: { title: 'Now' } },
      }),
    ])
    const { title } = await readDraft(page)
    expect([
      { restored: 200, saved: 409, title: 'Then' },
      { restored: 412, saved: 200, title: 'Mia' },
    ]).toContainEqual({ restored: restored.status, saved: saved.status, title })
  })

  test('counts as the change of who restored it', async () => {
    const { page } = await aMovedPage()
    await restoreRest(page, people.erin)
    const stale = await send(people.mia, `pages/${page}?draft=true`, {
      method: 'PATCH',
      body: { title: 'Mia', _base: { title: 'Now' } },
    })
    expect(stale.status).toBe(409)
    expect(stale.body.errors[0].message).toContain('Erin')
  })

  test.each(['sales', 'stranger'] as const)('is not for %s', async (who) => {
    const { page } = await aMovedPage()
    const { status } = await restoreRest(page, people[who])
    expect([403, 404]).toContain(status)
    expect(await readDraft(page)).toMatchObject({ title: 'Now' })
  })
})
