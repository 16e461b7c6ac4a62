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

interface EditorRequest {
  method: string
  path: string
  /** As JSON. */
  body: string
}

async function send({ method, path, body }: EditorRequest): Promise<{ status: number; text: string }> {
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

interface ListContext {
  collection: string
  path: string
  withFields: (fields: Record<string, unknown>) => Record<string, unknown>
}

function listIn(fields: readonly FlattenedField[], within: ListContext): List[] {
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

/**
 * Sends a request, and again while it takes too long: other processes of the machine share the processor's caches with this one, so the least of
 * three is the request's own. All its answers count.
 */
async function sendMeasured<Answer>(request: () => Promise<Answer>): Promise<{ answers: Answer[]; silence: number }> {
  const answers: Answer[] = []
  let silence = Infinity
  while (answers.length < 3 && silence > longestAllowed) {
    const taken = await longestSilence(async () => answers.push(await request()))
    silence = Math.min(silence, taken)
  }
  return { answers, silence }
}

const isRefusal = ({ status, text }: { status: number; text: string }, path: string): boolean =>
  status === 400 && text.includes(`"path":"${path}"`)

const shorten = ({ status, text }: { status: number; text: string }) => ({ status, text: text.slice(0, 200) })

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
      const requests: EditorRequest[] = [
        { method: 'POST', path: `/${collection}?draft=true`, body },
        { method: 'PATCH', path: `/${collection}/1?draft=true&autosave=true`, body },
        { method: 'PATCH', path: `/${collection}?where[id][equals]=1`, body },
      ]
      for (const request of requests) {
        const { answers, silence } = await sendMeasured(() => send(request))
        if (!answers.every((answer) => isRefusal(answer, path)) || silence > longestAllowed)
          wrong.push({ ...request, body: path, silence, answers: answers.map(shorten) })
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
      const request = { method: 'POST', path: `/${slug}?draft=true`, body: JSON.stringify({ [path]: keys }) }
      const { answers, silence } = await sendMeasured(() => send(request))
      if (!answers.every((answer) => isRefusal(answer, path)) || silence > longestAllowed)
        wrong.push({ slug, path, silence, answers: answers.map(shorten) })
    }
  }
  expect(wrong).toEqual([])
}, 120_000)

test('long sorts and conditions are refused, while the process answers', async () => {
  const wrong: unknown[] = []
  for (const query of [`sort=${'name,'.repeat(300_000)}`, `where[name][in]=${'x,'.repeat(300_000)}`]) {
    const { answers, silence } = await sendMeasured(async () => {
      // As Payload's forms send what is too long for an address.
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Payload-HTTP-Method-Override': 'GET' }
      const request = { method: 'POST', headers: { ...headers, Authorization: `JWT ${editor.token}` }, body: query }
      return (await running.fetch('/cms/api/menus', request)).status
    })
    if (answers.some((status) => status !== 400) || silence > longestAllowed)
      wrong.push({ query: query.slice(0, 20), answers, silence })
  }
  expect(wrong).toEqual([])
})
