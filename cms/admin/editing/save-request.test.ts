import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Decisions } from './conflict.ts'
import { addEditingForm, type SaveFailure, setPageTime } from './editing-forms.ts'
import type { Fields, OpenVersion } from './open-version.ts'
import { withVersions } from './save-request.ts'

const origin = 'https://admin.example'
vi.stubGlobal('window', { location: { href: `${origin}/admin`, origin } })

const opened: OpenVersion = { stored: { id: 3, title: 'Home', tagline: null }, form: { title: 'Home', tagline: '' } }
const conflict = {
  path: ['title'],
  label: 'Title',
  by: { id: 1, name: 'Erin' },
  at: null,
  base: 'Home',
  mine: 'Mine',
  theirs: 'Theirs',
}
const refusal = () =>
  Response.json({ errors: [{ message: 'Not saved.', data: { conflicts: [conflict] } }] }, { status: 409 })
const stored = (doc: Fields) => () => Response.json({ message: 'Saved.', doc: { id: 3, tagline: null, ...doc } })

/** A form on the page, and what became of its saves. */
function aForm(decide: () => Decisions | null = () => null) {
  const seen = { version: opened, others: null as Fields | null, ended: [] as (SaveFailure | null)[], asked: 0 }
  const remove = addEditingForm({
    slug: 'pages',
    id: 3,
    readVersion: () => seen.version,
    takeVersion: (version, others) => Object.assign(seen, { version, others }),
    askConflicts: async () => {
      seen.asked += 1
      return decide()
    },
    saveBegins: () => undefined,
    saveEnds: (failure) => void seen.ended.push(failure),
  })
  return { seen, remove }
}

let shown: string[] = []
let sent: { body: unknown; headers: Headers }[] = []
const server = (...answers: (() => Response | Promise<Response>)[]): typeof fetch =>
  withVersions({
    api: '/cms/api',
    showRefusal: (message) => shown.push(message),
    send: async (_, init) => {
      const payload = init?.body instanceof FormData ? init.body.get('_payload') : null
      const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : init?.body
      sent.push({ body, headers: new Headers(init?.headers) })
      const answer = answers[sent.length - 1]
      if (!answer) throw new Error('Nobody expected this request.')
      return answer()
    },
  })

function save(send: typeof fetch, values: Fields): Promise<Response> {
  const body = new FormData()
  body.set('_payload', JSON.stringify(values))
  return send('/cms/api/pages/3?draft=true', { method: 'PATCH', body })
}

beforeEach(() => {
  sent = []
  shown = []
})

describe('a save of an open form', () => {
  test('says which version it started from, and the form goes on from what was stored', async () => {
    const { seen, remove } = aForm()
    await save(server(stored({ title: 'Mine' })), { title: 'Mine', tagline: '', _status: 'draft' })
    expect(sent[0]?.body).toEqual({ title: 'Mine', _status: 'draft', _base: { title: 'Home' }, _decisions: {} })
    expect([seen.version.stored['title'], seen.others, seen.ended]).toEqual(['Mine', null, [null]])
    remove()
  })

  test('answers Payload’s form with its own save, and hands what others saved to the form itself', async () => {
    const { seen, remove } = aForm()
    const answer = await save(server(stored({ title: 'Mine', tagline: 'Theirs' })), { title: 'Mine', tagline: '' })
    expect((await answer.json()).doc).toMatchObject({ title: 'Mine', tagline: null })
    expect(seen.others).toMatchObject({ title: 'Mine', tagline: 'Theirs' })
    remove()
  })

  test('is sent again once its author decided, with the value that the decision was made on', async () => {
    const decisions: Decisions = { title: { side: 'theirs', theirs: 'Theirs' } }
    const { seen, remove } = aForm(() => decisions)
    const answer = await save(server(refusal, stored({ title: 'Theirs' })), { title: 'Mine', tagline: '' })
    expect(sent[1]?.body).toMatchObject({ title: 'Mine', _base: { title: 'Home' }, _decisions: decisions })
    expect([answer.status, seen.ended, seen.others?.['title']]).toEqual([200, [null], 'Theirs'])
    remove()
  })

  test('that was begun before the answer to the last one starts from what that one stored', async () => {
    const { seen, remove } = aForm()
    const first = Promise.withResolvers<Response>()
    const send = server(() => first.promise, stored({ title: 'Mine, and more' }))
    const saves = [send, send].map(async (each, index) =>
      save(each, { title: ['Mine', 'Mine, and more'][index], tagline: '' }),
    )
    first.resolve(stored({ title: 'Mine' })())
    await Promise.all(saves)
    expect(sent.map(({ body }) => body)).toMatchObject([{ _base: { title: 'Home' } }, { _base: { title: 'Mine' } }])
    expect([seen.asked, seen.ended]).toEqual([0, [null, null]])
    remove()
  })

  test('that waits for one that found no server is sent all the same', async () => {
    const { seen, remove } = aForm()
    const away = async () => Promise.reject(new TypeError('Failed to fetch'))
    const send = server(away, stored({ title: 'Mine' }))
    const saves = await Promise.allSettled([
      save(send, { title: 'Mi', tagline: '' }),
      save(send, { title: 'Mine', tagline: '' }),
    ])
    expect(saves.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect(seen.ended.map((failure) => failure?.isTransient)).toEqual([true, undefined])
    remove()
  })

  test('asks again where their version changed once more meanwhile', async () => {
    const { seen, remove } = aForm(() => ({ title: { side: 'mine', theirs: 'Theirs' } }))
    await save(server(refusal, refusal, stored({ title: 'Mine' })), { title: 'Mine', tagline: '' })
    expect(seen.asked).toBe(2)
    remove()
  })

  test.each([
    ['was left for later', refusal, { reason: 'Not saved.', isTransient: false }],
    [
      'was refused',
      () => Response.json({ errors: [{ message: 'Not committed.' }] }, { status: 503 }),
      { reason: 'Not committed.', isTransient: true },
    ],
    [
      'was answered by no JSON',
      () => new Response('Bad gateway', { status: 502 }),
      { reason: 'Something went wrong.', isTransient: true },
    ],
  ])('that %s is not taken for stored', async (_, answer, failure) => {
    const { seen, remove } = aForm()
    expect((await save(server(answer), { title: 'Mine', tagline: '' })).ok).toBe(false)
    expect([seen.version, seen.ended]).toEqual([opened, [failure]])
    remove()
  })

  test('that found no server is not taken for stored', async () => {
    const { seen, remove } = aForm()
    const away = async () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(save(server(away), { title: 'Mine', tagline: '' })).rejects.toThrow('Failed to fetch')
    expect([seen.version, seen.ended]).toEqual([
      opened,
      [{ reason: 'The server could not be reached.', isTransient: true }],
    ])
    remove()
  })
})

describe('what has no form to merge by says when its page was read', () => {
  const at = 'Mon, 23 Nov 2026 02:00:00 GMT'

  test.each([
    ['a bulk save', '/cms/api/promos?where[id][in]=1', 'PATCH'],
    ['a bulk deletion', '/cms/api/promos?where[id][in]=1', 'DELETE'],
    ['a deletion', '/cms/api/promos/1', 'DELETE'],
    ['a restored version', '/cms/api/pages/versions/7?draft=false', 'POST'],
  ])('%s', async (_, url, method) => {
    setPageTime(at)
    await server(stored({}))(url, { method, body: '{}' })
    expect(sent[0]?.headers.get('If-Unmodified-Since')).toBe(at)
  })

  test('a version that was not restored says why', async () => {
    const stale = () => Response.json({ errors: [{ message: 'Not restored: Erin changed “Title”.' }] }, { status: 412 })
    await server(stale)('/cms/api/pages/versions/7', { method: 'POST' })
    expect(shown).toEqual(['Not restored: Erin changed “Title”.'])
  })
})

test.each(['https://other.example/cms/api/pages/3', '/staff/pages/3'])(
  'a request to %s is left as it is',
  async (url) => {
    const { remove } = aForm()
    const body = new FormData()
    body.set('_payload', '{"title":"Mine"}')
    await server(stored({}))(url, { method: 'PATCH', body })
    expect(sent[0]?.body).toEqual({ title: 'Mine' })
    remove()
  },
)

test('going back to the published version overwrites the draft, and the form goes on from there', async () => {
  const { seen, remove } = aForm()
  const url = '/cms/api/pages/3?depth=0'
  await server(stored({ title: 'Published' }))(url, { method: 'PATCH', body: '{"title":"Published"}' })
  expect(sent[0]?.headers.get('If-Match')).toBe('*')
  expect(seen.version.stored).toMatchObject({ title: 'Published' })
  remove()
})
