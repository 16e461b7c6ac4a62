import type { FlattenedField, SanitizedConfig } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentLimits } from '#schemas/page/document-limits.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { longestSilence } from '#tests/support/longest-silence.ts'
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

interface Sent {
  method: string
  path: string
  /** As JSON. */
  body: string
}

async function send({ method, path, body }: Sent): Promise<{ status: number; text: string }> {
  const answer = await running.fetch(`/cms/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'If-Match': '*', Authorization: `JWT ${editor.token}` },
    body,
  })
  return { status: answer.status, text: await answer.text() }
}

interface List {
  collection: string
  /** Path of the field, with 0 for the rows above it. */
  path: string
  /** A document with these rows in the list. */
  withRows: (rows: unknown[]) => Record<string, unknown>
  most: number
  /** A row as the list takes it. */
  row: unknown
}

/** Every array, list of blocks and field of many values of every collection, in blocks too. */
function listLists({ collections, blocks = [] }: SanitizedConfig): List[] {
  const ofCollections = collections.flatMap(({ slug, flattenedFields }) =>
    listIn(flattenedFields, { collection: slug, path: '', withFields: (fields) => fields }),
  )
  const ofBlocks = blocks.flatMap(({ slug, flattenedFields }) =>
    listIn(flattenedFields, {
      collection: 'pages',
      path: 'layout.0.',
      withFields: (fields) => ({ layout: [{ blockType: slug, ...fields }] }),
    }),
  )
  return [...ofCollections, ...ofBlocks]
}

interface Within {
  collection: string
  path: string
  withFields: (fields: Record<string, unknown>) => Record<string, unknown>
}

function listIn(fields: readonly FlattenedField[], within: Within): List[] {
  return fields.flatMap((field) => {
    const path = `${within.path}${field.name}`
    const withField = (value: unknown) => within.withFields({ [field.name]: value })
    const isList = field.type === 'array' || field.type === 'blocks'
    const isMany = 'hasMany' in field && field.hasMany === true
    const most = 'maxRows' in field && field.maxRows !== undefined ? field.maxRows : documentLimits.listRows
    const row =
      field.type === 'array' ? {} : field.type === 'blocks' ? { blockType: 'hero' } : field.type === 'text' ? 'x' : 1
    const own = isList || isMany ? [{ collection: within.collection, path, withRows: withField, most, row }] : []
    if (!('flattenedFields' in field)) return own
    const isRow = field.type === 'array'
    return [
      ...own,
      ...listIn(field.flattenedFields, {
        collection: within.collection,
        path: isRow ? `${path}.0.` : `${path}.`,
        withFields: (inner) => withField(isRow ? [inner] : inner),
      }),
    ]
  })
}

/** Milliseconds of CPU time. */
const longestAllowed = 100

/** Other processes of the machine share the processor's caches with this one: of a request that takes too long, the least of three counts. */
async function leastSilence(work: () => Promise<unknown>): Promise<number> {
  let least = await longestSilence(work)
  for (let again = 0; again < 2 && least > longestAllowed; again += 1) {
    least = Math.min(least, await longestSilence(work))
  }
  return least
}

const many = (row: unknown) => Array.from({ length: 60_000 }, () => row)

test(
  '60,000 rows in any list of any collection are refused with the field’s name, while the process answers',
  { timeout: 240_000 },
  async () => {
    expect(running.cms.config.globals).toEqual([])
    const lists = listLists(running.cms.config)
    expect(lists.length).toBeGreaterThan(50)
    const wrong: unknown[] = []
    for (const { collection, path, withRows, row } of lists) {
      const body = JSON.stringify(withRows(many(row)))
      const requests: Sent[] = [
        { method: 'POST', path: `/${collection}?draft=true`, body },
        { method: 'PATCH', path: `/${collection}/1?draft=true&autosave=true`, body },
        { method: 'PATCH', path: `/${collection}?where[id][equals]=1`, body },
      ]
      for (const request of requests) {
        let answer = { status: 0, text: '' }
        const silence = await leastSilence(async () => {
          answer = await send(request)
        })
        const isRefused = answer.status === 400 && answer.text.includes(`"path":"${path}"`)
        if (!isRefused || silence > longestAllowed)
          wrong.push({ ...request, body: path, silence, status: answer.status, text: answer.text.slice(0, 200) })
      }
    }
    expect(wrong).toEqual([])
  },
)

test('60,000 keys in an object of any collection are refused with the field’s name, while the process answers', async () => {
  const keys = Object.fromEntries(many(1).map((value, at) => [`key${at}`, value]))
  const wrong: unknown[] = []
  for (const { slug, flattenedFields, upload, endpoints } of running.cms.config.collections) {
    // A file is asked for first; no request reaches a collection without endpoints.
    if (upload || endpoints === false) continue
    const objects = flattenedFields.filter(({ type }) => type === 'group' || type === 'json').map(({ name }) => name)
    for (const path of [...objects, 'unknown']) {
      let answer = { status: 0, text: '' }
      const request = { method: 'POST', path: `/${slug}?draft=true`, body: JSON.stringify({ [path]: keys }) }
      const silence = await leastSilence(async () => {
        answer = await send(request)
      })
      const isRefused = answer.status === 400 && answer.text.includes(`"path":"${path}"`)
      if (!isRefused || silence > longestAllowed)
        wrong.push({ slug, path, silence, ...answer, text: answer.text.slice(0, 200) })
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

test('long sorts and conditions are refused, while the process answers', async () => {
  const wrong: unknown[] = []
  for (const query of [`sort=${'name,'.repeat(300_000)}`, `where[name][in]=${'x,'.repeat(300_000)}`]) {
    let status = 0
    const silence = await leastSilence(async () => {
      // As Payload's forms send what is too long for an address.
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
      const request = { method: 'POST', headers: { ...headers, Authorization: `JWT ${editor.token}` }, body: query }
      status = (await running.fetch('/cms/api/menus', request)).status
    })
    if (status !== 400 || silence > longestAllowed) wrong.push({ query: query.slice(0, 20), status, silence })
  }
  expect(wrong).toEqual([])
})
