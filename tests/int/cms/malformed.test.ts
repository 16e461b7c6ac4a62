import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aDocument } from './documents.ts'
import { kindsOfMalformedRequests, type MalformedRequest, malformedRequests } from './malformed-requests.ts'
import { aPerson, type Person, twoSites } from './staff.ts'

let running: TestCms
let people: Record<'editor' | 'admin', Person>
let own: number
let page: number
let picture: string

beforeAll(async () => {
  running = await startCms()
  own = (await twoSites(running.cms)).own
  page = await aDocument(running.cms, 'pages', own)
  const media = await running.cms.findByID({ collection: 'media', id: await aDocument(running.cms, 'media', own) })
  picture = media.filename ?? ''
  people = {
    editor: await aPerson(running.cms, 'editor', 'editor', [own]),
    admin: await aPerson(running.cms, 'admin', 'platform-admin', []),
  }
})
afterAll(() => running.stop())

test.each(kindsOfMalformedRequests)(
  'what is wrong with %s is the sender’s error, and no answer leaks internals',
  async (kind) => {
    const requests = malformedRequests(page, picture)
    const queue = requests[kind].flatMap((asked) => clients(kind, asked).map((as) => ({ asked, as }))).values()
    const wrong: string[] = []
    const work = async () => {
      for (const { asked, as } of queue) {
        const fault = findFault(await send(asked, as))
        if (fault !== null) wrong.push(`${as?.email}: ${describe(asked)} -> ${fault}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(wrong).toEqual([])
  },
)

test.each(['1x', '1;drop', "1'", '1.0', '01e0'])(
  '%s names no document, though it begins with a number that does',
  async (id) => {
    const answers = [
      await send({ method: 'GET', path: `/pages/${id}` }, people.editor),
      await send({ method: 'DELETE', path: `/pages/${id}` }, people.editor),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  },
)

test.each([[['x@x.example']], [{}], [5], [null]])('%j is no email address', async (email) => {
  const headers = { 'Content-Type': 'application/json', 'If-Match': '*' }
  const request = {
    method: 'PATCH' as const,
    path: `/users/${people.editor.id}`,
    headers,
    body: JSON.stringify({ email }),
  }
  expect(await send(request, people.editor)).toEqual({
    status: 400,
    text: expect.stringContaining('This request is malformed'),
  })
})

test.each(['missing.png', 'a%2Fb.png', '.'])('the file %s is answered 404 to the platform’s staff', async (name) => {
  const { status } = await send({ method: 'GET', path: `/media/file/${name}` }, people.admin)
  expect(status).toBe(404)
})

test.each(['editor', 'admin'] as const)(
  'a picture whose file is lost is answered 404 to the %s, and the log names it',
  async (role) => {
    const id = await aDocument(running.cms, 'media', own)
    const { filename } = await running.cms.findByID({ collection: 'media', id })
    await rm(join(process.env['FORECOURT_DATA_DIR'] ?? '', 'media', filename ?? ''))
    const logged = vi.spyOn(running.cms.logger, 'error')
    const { status, text } = await send({ method: 'GET', path: `/media/file/${filename}` }, people[role])
    expect([status, JSON.parse(text)]).toEqual([404, { errors: [{ message: 'There is no such file.' }] }])
    expect(logged.mock.calls).toEqual([[{ msg: 'the file of a document is missing', media: id, filename }]])
    logged.mockRestore()
  },
)

test('a file that a sender claims to have uploaded elsewhere makes no picture', async () => {
  const count = async () => (await running.cms.count({ collection: 'media' })).totalDocs
  const before = await count()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ tenant: own }))
  form.set('file', JSON.stringify({ filename: 'a.mp4', mimeType: 'video/mp4', size: 9, clientUploadContext: { a: 1 } }))
  const headers = { authorization: `JWT ${people.editor.token}` }
  const answer = await running.fetch('/cms/api/media', { method: 'POST', headers, body: form })
  expect([answer.status, await count()]).toEqual([400, before])
})

test('an error of the server’s own is answered 500 without what it says', async () => {
  const failing = vi.spyOn(running.cms.db, 'find')
  failing.mockRejectedValue(new Error('Failed query: select "secret" from "pages" at /app/cms/database.ts:1:1'))
  const { status, text } = await send({ method: 'GET', path: '/pages' }, people.admin)
  failing.mockRestore()
  expect({ status, text: JSON.parse(text) }).toEqual({
    status: 500,
    text: { errors: [{ message: 'Something went wrong.' }] },
  })
})

/** Visitors are refused most of what the staff may ask: they are tried on each address, and sign in. */
const clients = (kind: Kind, { method }: MalformedRequest): (Person | null)[] => {
  if (kind === 'credentials') return [null]
  return kind.endsWith('address of a file') || (kind === 'an address' && method === 'GET')
    ? [null, people.editor, people.admin]
    : [people.editor]
}

type Kind = (typeof kindsOfMalformedRequests)[number]

interface Answer {
  status: number
  text: string
}

async function send({ method, path, headers = {}, body }: MalformedRequest, as: Person | null): Promise<Answer> {
  const init = { method, headers: { ...(as ? { authorization: `JWT ${as.token}` } : {}), ...headers } }
  try {
    const answer = await running.fetch(`/cms/api${path}`, body === undefined ? init : { ...init, body })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

function findFault({ status, text }: Answer): string | null {
  if (status === 0 || status >= 500) return `${status} ${text.slice(0, 300)}`
  return leaks.test(text) ? `leaks ${text.slice(0, 300)}` : null
}

/** Frames of a stack, queries, and paths of the machine. */
const leaks =
  /\n\s+at \S+|node_modules|\.tsx?:\d+|Failed query|(select|insert into|delete from|update) "|["\s]\/(tmp|home|app|usr)\//i

const describe = ({ method, path, headers = {}, body = '' }: MalformedRequest) =>
  `${method} ${path.slice(0, 120)} ${JSON.stringify(headers).slice(0, 160)} ${String(body).slice(0, 120)}`
