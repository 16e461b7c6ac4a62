import { TOTP, Secret } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { readSessionCookie } from '#tests/support/cms-api.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, password, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let platform: Person
let admin: Person
let stranger: Person

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  platform = await aPerson(cms, 'platform', 'platform-admin', [])
  admin = await aPerson(cms, 'admin', 'tenant-admin', [sites.own])
  stranger = await aPerson(cms, 'stranger', 'tenant-admin', [sites.other])
})
afterAll(() => running.stop())
beforeEach(() => cms.db.pool.query('delete from request_limits'))

const address = '203.0.113.7'

const send = (
  path: string,
  method: string,
  { as, body, from = address }: { as?: Person; body?: unknown; from?: string } = {},
) =>
  running.fetch(`/cms/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Test browser',
      'If-Match': '*',
      [clientAddressHeader]: from,
      ...(as ? { Authorization: `JWT ${as.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
const post = async (path: string, as: Person, body: unknown = {}) => {
  const answer = await send(path, 'POST', { as, body })
  return { status: answer.status, body: await answer.json() }
}
const signIn = (email: string, more: object = {}) =>
  send('/users/login', 'POST', { body: { email, password, ...more } })
const isSignedIn = async ({ token }: { token: string }) => {
  const answer = await running.fetch('/cms/api/users/me', { headers: { Authorization: `JWT ${token}` } })
  return (await answer.json()).user !== null
}
const codeOf = (key: string, periodsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsAhead * 30_000,
  })

/** Somebody whose app holds a secret. The set-up took the code of this period: a sign-in takes the next. */
async function withSecondFactor(name: string) {
  const person = await aPerson(cms, name, 'editor', [sites.own])
  const { body: started } = await post('/users/second-factor/start', person, { password })
  const given = { enrolment: started.enrolment, code: codeOf(started.key) }
  const { body } = await post('/users/second-factor/confirm', person, given)
  return { person, key: String(started.key), recoveryCodes: body.recoveryCodes as string[] }
}

describe('a password', () => {
  test('is not changed without the current one', async () => {
    const person = await aPerson(cms, 'forgets-current', 'editor', [sites.own])
    const answer = await send(`/users/${person.id}`, 'PATCH', { as: person, body: { password: 'another password' } })
    expect(answer.status).toBe(400)
    expect((await answer.json()).errors[0].data.errors[0].path).toBe('currentPassword')
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('is not changed with a wrong current one, and not by guessing it', async () => {
    const person = await aPerson(cms, 'guesses-current', 'editor', [sites.own])
    const messages: string[] = []
    for (let index = 0; index < 8; index += 1) {
      const body = { password: 'another password', currentPassword: `guess ${index}` }
      messages.push((await (await send(`/users/${person.id}`, 'PATCH', { as: person, body })).json()).errors[0].message)
    }
    expect(messages[0]).toBe('This is not your current password.')
    expect(messages.at(-1)).toMatch(/^Too many attempts/)
  })

  test('is changed with the current one, which ends all other sessions', async () => {
    const person = await aPerson(cms, 'changes', 'editor', [sites.own])
    const elsewhere = { token: readSessionCookie(await signIn(person.email)) }
    const body = { password: 'another password', currentPassword: password }
    expect((await send(`/users/${person.id}`, 'PATCH', { as: person, body })).status).toBe(200)
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})

describe('a forgotten password', () => {
  const forgot = (email: string) => send('/users/forgot-password', 'POST', { body: { email } })
  const newestMessage = async () => {
    const { docs } = await cms.find({ collection: 'messages', sort: '-id', limit: 1, depth: 0 })
    return docs[0]
  }
  const tokenIn = (text: string | null | undefined) => /\/admin\/reset\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''

  test('puts a link under Messages that opens the account once, and says that no email can be sent', async () => {
    const person = await aPerson(cms, 'forgot', 'editor', [sites.own])
    const answer = await forgot(person.email)
    expect((await answer.json()).message).toMatch(/^No email can be sent.*platform administrator/)
    const message = await newestMessage()
    expect([message?.to, message?.tenant ?? null]).toEqual([person.email, null])
    const body = { token: tokenIn(message?.text), password: 'chosen again' }
    expect((await send('/users/reset-password', 'POST', { body })).status).toBe(200)
    expect((await send('/users/reset-password', 'POST', { body })).status).toBe(403)
    expect((await signIn(person.email, { password: 'chosen again' })).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
  })

  test('is asked of the worker that sends messages', async () => {
    await forgot(stranger.email)
    const { rows } = await cms.db.pool.query(
      `select payload from outbox where type = 'message.created' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ payload: { ids: [(await newestMessage())?.id] } }])
  })

  test('shows its link to platform administrators alone', async () => {
    await forgot(platform.email)
    const seen = async (as: Person) => (await (await send('/messages?limit=0&depth=0', 'GET', { as })).json()).docs
    const token = tokenIn((await newestMessage())?.text)
    expect(token).not.toBe('')
    expect(JSON.stringify(await seen(platform))).toContain(token)
    expect(JSON.stringify(await seen(admin))).not.toContain(token)
  })

  test('answers an unknown address as a known one', async () => {
    const [known, unknown] = [await forgot(admin.email), await forgot('nobody@staff.example')]
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()])
  })

  test('makes a link that works for an hour at most', async () => {
    const person = await aPerson(cms, 'forgot-long-ago', 'editor', [sites.own])
    await forgot(person.email)
    const token = tokenIn((await newestMessage())?.text)
    const { rows } = await cms.db.pool.query(
      `select reset_password_expiration between now() and now() + interval '1 hour' as "isSoon" from users where id = $1`,
      [person.id],
    )
    expect(rows).toEqual([{ isSoon: true }])
    await cms.db.pool.query('update users set reset_password_expiration = now() where id = $1', [person.id])
    const body = { token, password: 'chosen too late' }
    expect((await send('/users/reset-password', 'POST', { body })).status).toBe(403)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('takes as long for an unknown address as for a known one', async () => {
    // Longer than writing the link takes: what answers sooner did not wait.
    const began = performance.now()
    await forgot('nobody@staff.example')
    expect(performance.now() - began).toBeGreaterThan(590)
  })

  test('fills nobody’s mailbox and refuses nobody: requests from anywhere share a mail, whose link stays valid', async () => {
    const person = await aPerson(cms, 'flooded', 'editor', [sites.own])
    const ask = (from: string) =>
      send('/users/forgot-password', 'POST', { body: { email: person.email }, from }).then(({ status }) => status)
    const seen = new Set([await ask('198.51.100.0')])
    const others = Array.from({ length: 7 }, (_, index) => ask(`198.51.100.${index + 1}`))
    for (const status of await Promise.all(others)) seen.add(status)
    const { docs } = await cms.find({ collection: 'messages', where: { to: { equals: person.email } }, depth: 0 })
    expect([[...seen], docs.length]).toEqual([[200], 1])
    const body = { token: tokenIn(docs[0]?.text), password: 'chosen again' }
    expect((await send('/users/reset-password', 'POST', { body })).status).toBe(200)
  })

  test('makes a new link once the last one is older, or was not sent', async () => {
    const person = await aPerson(cms, 'asks-again', 'editor', [sites.own])
    const count = async () =>
      (await cms.count({ collection: 'messages', where: { to: { equals: person.email } } })).totalDocs
    await forgot(person.email)
    await cms.db.pool.query(`update messages set state = 'failed' where "to" = $1`, [person.email])
    await forgot(person.email)
    expect(await count()).toBe(2)
    await cms.db.pool.query(
      `update users set reset_password_expiration = reset_password_expiration - interval '16 minutes' where id = $1`,
      [person.id],
    )
    await forgot(person.email)
    expect(await count()).toBe(3)
  })

  test.each(['/users/forgot-password', '/users/reset-password'])(
    'is not asked of %s by a page elsewhere',
    async (path) => {
      const body = { email: admin.email, token: 'x', password }
      const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/json' }
      const answer = await running.fetch(`/cms/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      expect([answer.status, await answer.text()]).toEqual([
        403,
        expect.stringContaining('did not come from the admin'),
      ])
    },
  )

  test('does not sign anybody in past the second factor', async () => {
    const { person } = await withSecondFactor('forgot-with-factor')
    await forgot(person.email)
    const body = { token: tokenIn((await newestMessage())?.text), password: 'chosen again' }
    const answer = await send('/users/reset-password', 'POST', { body })
    expect(readSessionCookie(answer)).toBe('')
    expect((await signIn(person.email, { password: 'chosen again' })).status).toBe(401)
  })

  test('keeps no token that a reader of the database could use', async () => {
    await forgot(stranger.email)
    const token = tokenIn((await newestMessage())?.text)
    const { rows } = await cms.db.pool.query('select reset_password_token as kept from users where id = $1', [
      stranger.id,
    ])
    expect([rows[0].kept === token, typeof rows[0].kept]).toEqual([false, 'string'])
  })

  test('is not guessed: tries of links are slowed', async () => {
    const seen: number[] = []
    for (let index = 0; index < 14; index += 1)
      seen.push((await send('/users/reset-password', 'POST', { body: { token: `guess-${index}`, password } })).status)
    expect(seen).toContain(429)
  })
})

describe('a second factor', () => {
  test('is asked for after the right password, and no session begins before it', async () => {
    const { person, key } = await withSecondFactor('careful')
    const first = await signIn(person.email)
    expect([first.status, (await first.json()).secondFactor]).toEqual([401, { step: 'code' }])
    expect(first.headers.get('set-cookie')).toBeNull()
    const { rows } = await cms.db.pool.query('select count(*)::int as n from users_sessions where _parent_id = $1', [
      person.id,
    ])
    const second = await signIn(person.email, { code: codeOf(key, 1) })
    expect([rows[0].n, second.status]).toEqual([1, 200])
    expect(await isSignedIn({ token: readSessionCookie(second) })).toBe(true)
  })

  test('is not asked for, nor said to be there, after a wrong password', async () => {
    const { person } = await withSecondFactor('secretive')
    const answer = await signIn(person.email, { password: 'wrong password' })
    expect((await answer.json()).secondFactor).toBeUndefined()
  })

  test('takes each code once, also at one moment', async () => {
    const { person, key } = await withSecondFactor('replayed')
    const code = codeOf(key, 1)
    const answers = await Promise.all([signIn(person.email, { code }), signIn(person.email, { code })])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  })

  test('takes each recovery code once', async () => {
    const { person, recoveryCodes } = await withSecondFactor('lost-phone')
    const [code = ''] = recoveryCodes
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn(person.email, { code })).status).toBe(200)
    expect((await signIn(person.email, { code })).status).toBe(401)
  })

  test('is not guessed: wrong codes are slowed', async () => {
    const { person } = await withSecondFactor('guessed')
    const seen: number[] = []
    for (let index = 0; index < 8; index += 1) seen.push((await signIn(person.email, { code: `00000${index}` })).status)
    expect(seen).toContain(429)
  })

  test('is kept sealed, and its recovery codes as hashes', async () => {
    const { key, recoveryCodes } = await withSecondFactor('sealed')
    const { rows } = await cms.db.pool.query(
      `select json_agg(second_factors)::text || (select json_agg(recovery_codes)::text from recovery_codes) as kept from second_factors`,
    )
    for (const secret of [key.replaceAll(' ', ''), ...recoveryCodes]) expect(rows[0].kept).not.toContain(secret)
  })

  test('is not set up by an open session alone', async () => {
    const person = await aPerson(cms, 'open-session', 'editor', [sites.own])
    expect((await post('/users/second-factor/start', person, { password: 'wrong password' })).status).toBe(400)
  })

  test('is not confirmed with the secret of another', async () => {
    const [one, two] = [
      await aPerson(cms, 'one', 'editor', [sites.own]),
      await aPerson(cms, 'two', 'editor', [sites.own]),
    ]
    const { body } = await post('/users/second-factor/start', one, { password })
    const given = { enrolment: body.enrolment, code: codeOf(body.key) }
    expect((await post('/users/second-factor/confirm', two, given)).status).toBe(400)
  })

  test('is removed with password and code', async () => {
    const { person, key } = await withSecondFactor('tired')
    expect((await post('/users/second-factor/remove', person, { password, code: '000000' })).status).toBe(400)
    expect((await post('/users/second-factor/remove', person, { password, code: codeOf(key, 1) })).status).toBe(200)
    expect((await signIn(person.email)).status).toBe(200)
  })

  test('is taken away by the site’s administrator, who has it recorded, and ends the sessions', async () => {
    const { person } = await withSecondFactor('lost-all')
    expect((await post(`/users/${person.id}/second-factor/reset`, stranger, { password })).status).toBe(403)
    expect((await post(`/users/${person.id}/second-factor/reset`, admin, { password })).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
    expect((await signIn(person.email)).status).toBe(200)
    const { docs } = await cms.find({
      collection: 'audit-log',
      where: { action: { equals: 'second-factor-removed' } },
      sort: '-id',
    })
    expect([docs[0]?.person, docs[0]?.subject]).toEqual([admin.email, `Of ${person.email}`])
  })
})

describe('the audit log', () => {
  const read = async (as: Person, query = '') =>
    (await (await send(`/audit-log?limit=0&depth=0&sort=-id${query}`, 'GET', { as })).json()).docs as Record<
      string,
      unknown
    >[]

  test('says who signed in, when and from where, to the administrators of their site alone', async () => {
    const person = await aPerson(cms, 'watched', 'editor', [sites.own])
    await signIn(person.email)
    await signIn(person.email, { password: 'wrong password' })
    const about = `&where[person][equals]=${person.email}`
    expect(await read(admin, about)).toMatchObject([
      { action: 'sign-in-failed', address, user_agent: 'Test browser', createdAt: expect.any(String) },
      { action: 'sign-in', address, user_agent: 'Test browser' },
    ])
    expect(await read(stranger, about)).toEqual([])
  })

  test('records a try of an unknown account for the platform', async () => {
    await signIn('nobody@staff.example')
    const [row] = await read(platform, '&where[person][equals]=nobody@staff.example')
    expect(row).toMatchObject({ action: 'sign-in-failed', address })
    expect(await read(admin, '&where[person][equals]=nobody@staff.example')).toEqual([])
  })

  test('records publishing, deleting and changes of roles, and can be filtered by what was done', async () => {
    const person = await aPerson(cms, 'promoted', 'editor', [sites.own])
    const body = { title: 'Audited', path: '/audited', tenant: sites.own, _status: 'published' }
    const { body: made } = await post('/pages', admin, body)
    await send(`/pages/${made.doc.id}`, 'DELETE', { as: admin })
    await send(`/users/${person.id}`, 'PATCH', { as: admin, body: { role: 'sales' } })
    const rows = await read(admin, '&where[action][in]=published,deleted,role-changed')
    expect(rows.map(({ action, person: who, subject }) => [action, who, subject]).slice(0, 3)).toEqual([
      ['role-changed', admin.email, `${person.email}: sales`],
      ['deleted', admin.email, 'Audited'],
      ['published', admin.email, 'Audited'],
    ])
  })

  test('records that a page was unpublished, but no draft of a page that stays published', async () => {
    const made = await post('/pages', admin, { title: 'Kept', path: '/kept', tenant: sites.own, _status: 'published' })
    const { id } = made.body.doc
    const unpublished = () => read(admin, `&where[action][equals]=unpublished&where[document][equals]=${id}`)
    const change = (query: string, body: object) => send(`/pages/${id}${query}`, 'PATCH', { as: admin, body })
    await change('?draft=true&autosave=true', { title: 'Kept by autosave' })
    await change('?draft=true', { title: 'Kept as a draft' })
    expect(await unpublished()).toEqual([])
    await change('', { _status: 'draft' })
    expect(await unpublished()).toMatchObject([{ person: admin.email, area: 'pages' }])
  })

  test('holds nothing of a change that was refused', async () => {
    const before = (await read(platform)).length
    await post('/pages', admin, { title: 'Refused', path: 'no path', tenant: sites.own, _status: 'published' })
    expect((await read(platform)).length).toBe(before)
  })

  test.each(['PATCH', 'DELETE'])('is changed by nobody with %s', async (method) => {
    const [row] = await read(platform)
    const answer = await send(`/audit-log/${String(row?.id)}`, method, { as: platform, body: { person: 'x' } })
    expect(answer.status).toBe(403)
  })

  test('is written by nobody', async () => {
    expect((await post('/audit-log', platform, { action: 'sign-in', person: 'x', tenant: sites.own })).status).toBe(403)
  })
})
