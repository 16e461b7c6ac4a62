import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let sites: Sites
let editor: Person

beforeAll(async () => {
  running = await startCms()
  sites = await twoSites(running.cms)
  editor = await aPerson(running.cms, 'editor', 'editor', [sites.own])
})
afterAll(() => running.stop())

const blocks = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `b${index}`, blockType: 'hero' }))

/** Hero in columns in columns; more of them than any slot takes. */
const nested = (depth: number): unknown[] =>
  depth === 0 ? [{ blockType: 'hero' }] : [{ blockType: 'columns', first: nested(depth - 1) }]

const deepList = (depth: number): unknown => (depth === 0 ? [] : [deepList(depth - 1)])

let paths = 0
async function send(path: string, method: string, body: unknown) {
  const answer = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'If-Match': '*', Authorization: `JWT ${editor.token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}
const aDraft = (layout: unknown) => ({ tenant: sites.own, title: 'Page', path: `/page-${(paths += 1)}`, layout })
const createDraft = (layout: unknown) => send('/pages?draft=true', 'POST', aDraft(layout))

async function storePage(layout: unknown = []): Promise<number> {
  const { id } = await running.cms.create({ collection: 'pages', data: aDraft(layout), draft: true } as never)
  return id
}

describe('a document with too much in it', () => {
  test.each([
    ['20,000 blocks', blocks(20_000), '1,000 blocks'],
    ['blocks 50 deep', nested(50), '10 deep'],
    ['a text of two million letters', [{ blockType: 'hero', heading: 'a'.repeat(2_000_000) }], '1,000,000 characters'],
    ['lists 200 deep', [{ blockType: 'hero', list: deepList(200) }], '100 deep'],
  ])('is refused with the limit: %s', async (_, layout, limit) => {
    const { status, text } = await createDraft(layout)
    expect({ status, saysLimit: text.includes(limit), namesField: text.includes('"path":"layout"') }).toEqual({
      status: 400,
      saysLimit: true,
      namesField: true,
    })
  })

  test('is refused while other requests are answered', async () => {
    const [refused, read] = await Promise.all([createDraft(blocks(20_000)), running.fetch('/cms/api/access')])
    expect([refused.status, read.status]).toEqual([400, 200])
  }, 8_000)

  test('is refused as a change, in bulk and as a reusable section', async () => {
    const id = await storePage()
    const layout = blocks(documentLimits.blocks + 1)
    const answers = [
      await send(`/pages/${id}?draft=true`, 'PATCH', { layout }),
      await send(`/pages?draft=true&where[id][equals]=${id}`, 'PATCH', { layout }),
      await send('/sections?draft=true', 'POST', { tenant: sites.own, name: 'Section', layout }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  })

  test('is refused as an older version that is restored', async () => {
    const id = await storePage()
    await running.cms.db.pool.query('update _pages_v set version_layout = $2::jsonb where parent_id = $1', [
      id,
      JSON.stringify(blocks(documentLimits.blocks + 1)),
    ])
    const { docs } = await running.cms.db.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      select: { parent: true },
    })
    expect((await send(`/pages/versions/${docs[0]?.id}`, 'POST', {})).status).toBe(400)
  })

  test('is refused as what a save started from', async () => {
    const id = await storePage()
    const save = { layout: blocks(1), _base: { layout: blocks(documentLimits.blocks + 1) } }
    expect((await send(`/pages/${id}?draft=true`, 'PATCH', save)).status).toBe(400)
  })

  test('is saved where it is just within the limit, also as a change of as many blocks', async () => {
    const layout = blocks(documentLimits.blocks)
    const created = await createDraft(layout)
    const { doc } = JSON.parse(created.text)
    const changed = layout.map((block) => ({ ...block, heading: 'Changed' }))
    const saved = await send(`/pages/${doc.id}?draft=true&autosave=true`, 'PATCH', {
      layout: changed,
      _base: { layout: doc.layout },
    })
    expect([created.status, saved.status]).toEqual([201, 200])
  })
})

describe('a layout that is no list of blocks', () => {
  const malformed: unknown[] = [
    {},
    [{ blockType: 'rich-text', content: { root: { children: 5 } } }],
    5,
    'blocks',
    true,
    [null],
    [5],
    ['hero'],
    [[]],
    [{}],
    [{ blockType: null }],
    [{ blockType: 5 }],
    [{ blockType: 'constructor' }],
    [{ blockType: '__proto__' }],
    [{ blockType: 'rich-text', content: { root: { children: [5] } } }],
    [{ blockType: 'rich-text', content: { root: { children: [null] } } }],
    [{ blockType: 'rich-text', content: { root: { children: [{}] } } }],
    [{ blockType: 'columns', first: {} }],
    [{ blockType: 'columns', first: 5 }],
    [{ blockType: 'columns', first: 'hero' }],
    [{ blockType: 'columns', first: [null] }],
    [{ blockType: 'columns', first: [5] }],
    [{ blockType: 'columns', first: [{}] }],
    [{ blockType: 'columns', first: [{ blockType: 7 }] }],
  ]
  test.each(malformed.map((layout) => [JSON.stringify(layout), layout]))('%s is refused', async (_, layout) => {
    const id = await storePage()
    const [created, changed] = [await createDraft(layout), await send(`/pages/${id}?draft=true`, 'PATCH', { layout })]
    expect([created.status, changed.status]).toEqual([400, 400])
  })

  test.each(
    [
      [{ blockType: 'hero', settings: 5 }],
      [{ blockType: 'hero', settings: [] }],
      [{ blockType: 'hero', settings: 'x' }],
      [{ blockType: 'hero', settings: { visibility: 5 } }],
      [{ blockType: 'hero', heading: {} }],
      [{ blockType: 'hero', heading: [] }],
      [{ blockType: 'hero', heading: 5 }],
      [{ blockType: 'rich-text', content: 5 }],
      [{ blockType: 'rich-text', content: 'text' }],
      [{ blockType: 'rich-text', content: [] }],
      [{ blockType: 'rich-text', content: {} }],
      [{ blockType: 'rich-text', content: { root: 5 } }],
      [{ blockType: 'rich-text', content: { root: { children: [{ type: 'link' }] } } }],
      [{ blockType: 'rich-text', content: { root: { children: [{ type: 'upload', value: {} }] } } }],
      [{ blockType: 'banner-tiles', tiles: 5 }],
      [{ blockType: 'banner-tiles', tiles: {} }],
      [{ blockType: 'banner-tiles', tiles: [5] }],
      [{ blockType: 'banner-tiles', tiles: [null] }],
      [{ blockType: 'banner-tiles', tiles: [{ link: 5, image: {} }] }],
      [{ blockType: 'banner-tiles', tiles: [{ link: [], image: [] }] }],
      [{ blockType: 'car-grid', vehicles: 5, filter: 5 }],
      [{ blockType: 'car-grid', vehicles: {}, filter: [] }],
      [{ blockType: 'hero', id: 5 }],
      [{ blockType: 'hero', id: {} }],
      [{ blockType: 'hero', blockVersion: 'x' }],
      [{ blockType: 'hero', blockVersion: {} }],
      [{ blockType: 'hero', blockName: {} }],
      [{ blockType: 'hero', blockVersion: -1 }],
    ].map((layout) => [JSON.stringify(layout), layout]),
  )('%s is no fault of the server’s, as a draft or published', async (_, layout) => {
    const id = await storePage()
    const answers = [
      await createDraft(layout),
      await send(`/pages/${id}?draft=true`, 'PATCH', { layout }),
      await send(`/pages/${id}`, 'PATCH', { layout, _status: 'published' }),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
  })

  test('null takes all blocks away', async () => {
    const id = await storePage(blocks(2))
    expect((await send(`/pages/${id}?draft=true`, 'PATCH', { layout: null })).status).toBe(200)
  })
})
