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

/** A form on the page, and the outcome of its saves. */
function aForm(decide: () => Decisions | null = () => null) {
  const seen = {
    version: opened,
    others: null as Fields | null,
    ended: [] as (SaveFailure | null)[],
    asked: 0,
    kept: [] as Fields[],
  }
  const remove = addEditingForm({
    slug: 'pages',
    id: 3,
    readVersion: () => seen.version,
    takeVersion: (version, others) => Object.assign(seen, { version, others }),
    askConflicts: async () => {
      seen.asked += 1
      return decide()
    },
    keep: ({ body }) => void seen.kept.push(body),
    saveBegins: () => undefined,
    takeNewest: async () => false,
    saveEnds: (failure) => void seen.ended.push(failure),
  })
  return { seen, remove }
}

let signedOut = 0
let sent: { body: unknown; headers: Headers; keepalive: boolean }[] = []
const server = (...answers: (() => Response | Promise<Response>)[]): typeof fetch =>
  withVersions({
    askUses: async () => false,
    onSignedOut: () => {
      signedOut += 1
    },
    api: '/cms/api',
    send: async (_, init) => {
      const payload = init?.body instanceof FormData ? init.body.get('_payload') : null
      const body: unknown = typeof payload === 'string' ? JSON.parse(payload) : init?.body
      sent.push({ body, headers: new Headers(init?.headers), keepalive: init?.keepalive === true })
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
  signedOut = 0
})

describe('a save of an open form', () => {
  test('sends its base version, and the form continues from the stored version', async () => {
    const { seen, remove } = aForm()
    await save(server(stored({ title: 'Mine' })), { title: 'Mine', tagline: '', _status: 'draft' })
    expect(sent[0]?.body).toEqual({ title: 'Mine', _status: 'draft', _base: { title: 'Home' }, _decisions: {} })
    expect([seen.version.stored['title'], seen.others, seen.ended]).toEqual(['Mine', null, [null]])
    remove()
  })

  test('is kept before it is sent, whatever the answer', async () => {
    const { seen, remove } = aForm()
    const fails = () => Response.json({}, { status: 503 })
    await save(server(fails), { title: 'Mine', tagline: '', _status: 'draft' })
    expect(seen.kept).toEqual([{ title: 'Mine', _status: 'draft', _base: { title: 'Home' } }])
    remove()
  })

  test('is sent to its end when the page is closed, unless it is too large for that', async () => {
    const { remove } = aForm()
    await save(server(stored({ title: 'Mine' })), { title: 'Mine', tagline: '' })
    await save(server(stored({}), stored({})), { title: 'ü'.repeat(30_000), tagline: '' })
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false])
    remove()
  })

  test('says that its author is signed out, which the refusal itself does not', async () => {
    const { seen, remove } = aForm()
    const forbidden = () => Response.json({ errors: [{ message: 'You are not allowed.' }] }, { status: 403 })
    const nobody = () => Response.json({ user: null })
    await save(server(forbidden, nobody), { title: 'Mine', tagline: '' })
    expect(seen.ended).toMatchObject([{ reason: 'You are signed out. Sign in again in another tab.' }])
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

  test('is stored before the published version that its author goes back to', async () => {
    const { remove } = aForm()
    const draft = Promise.withResolvers<Response>()
    const send = server(() => draft.promise, stored({ title: 'Published' }))
    const saved = save(send, { title: 'Mine', tagline: '' })
    const reverted = send('/cms/api/pages/3', { method: 'PATCH', body: JSON.stringify({ title: 'Published' }) })
    await expect.poll(() => sent).toHaveLength(1)
    draft.resolve(stored({ title: 'Mine' })())
    await Promise.all([saved, reverted])
    expect(sent.map(({ body }) => typeof body)).toEqual(['object', 'string'])
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
  ])('%s', async (_, url, method) => {
    setPageTime(at)
    await server(stored({}))(url, { method, body: '{}' })
    expect(sent[0]?.headers.get('If-Unmodified-Since')).toBe(at)
  })
})

test('an autosave that comes after its form was left is not sent: leaving has stored its edits, or its author gave them up', async () => {
  const autosave = async (id: number) => {
    const body = new FormData()
    body.set('_payload', '{"title":"Late"}')
    return server(stored({}))(`/cms/api/pages/${id}?draft=true&autosave=true`, { method: 'PATCH', body })
  }
  aForm().remove()
  expect((await autosave(3)).status).toBe(204)
  expect(sent).toEqual([])
  await autosave(4)
  expect(sent.map(({ body }) => body)).toEqual([{ title: 'Late' }])
})

test.each(['https://other.example/cms/api/pages/3', '/staff/pages/3'])(
  'a request to %s is not changed',
  async (url) => {
    const { remove } = aForm()
    const body = new FormData()
    body.set('_payload', '{"title":"Mine"}')
    await server(stored({}))(url, { method: 'PATCH', body })
    expect(sent[0]?.body).toEqual({ title: 'Mine' })
    remove()
  },
)

test('signing out is told once the server has done it', async () => {
  const logOut = (status: number) =>
    server(() => Response.json({}, { status }))('/cms/api/users/logout', { method: 'POST' })
  await logOut(503)
  expect(signedOut).toBe(0)
  sent = []
  await logOut(200)
  expect(signedOut).toBe(1)
})

test('reverting to the published version overwrites the draft, and the form continues from it', async () => {
  const { seen, remove } = aForm()
  const url = '/cms/api/pages/3?depth=0'
  await server(stored({ title: 'Published' }))(url, { method: 'PATCH', body: '{"title":"Published"}' })
  expect(sent[0]?.headers.get('If-Match')).toBe('*')
  expect(seen.version.stored).toMatchObject({ title: 'Published' })
  remove()
})
