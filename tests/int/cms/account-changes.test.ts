import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { readSessionCookie } from '#tests/support/cms-api.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, password, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let admin: Person

beforeAll(async () => {
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  admin = await aPerson(cms, 'admin', 'tenant-admin', [sites.own])
})
afterAll(() => running.stop())
beforeEach(() => cms.db.pool.query('delete from request_limits'))

const send = async (path: string, method: string, { as, body }: { as?: Person; body?: unknown } = {}) => {
  const answer = await running.fetch(`/cms/api/users${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'If-Match': '*',
      [clientAddressHeader]: '203.0.113.7',
      ...(as ? { Authorization: `JWT ${as.token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: await answer.json(), token: readSessionCookie(answer) }
}
const post = (path: string, as: Person, body: unknown = {}) => send(path, 'POST', { as, body })
const change = (whom: Person, as: Person, body: object) => send(`/${whom.id}`, 'PATCH', { as, body })
const signIn = (email: string, more: object = {}) => send('/login', 'POST', { body: { email, password, ...more } })
const isSignedIn = async ({ token }: { token: string }) => {
  const answer = await running.fetch('/cms/api/users/me', { headers: { Authorization: `JWT ${token}` } })
  return (await answer.json()).user !== null
}
const emailOf = async ({ id }: Person) => (await cms.findByID({ collection: 'users', id })).email

const codeOf = (key: string, periodsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsAhead * 30_000,
  })
/** A code that the app does not show in this period or its neighbours. */
const wrongCode = (key: string) =>
  ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].some((ahead) => codeOf(key, ahead) === code))

const anEditor = (name: string) => aPerson(cms, name, 'editor', [sites.own])
let others = 0
const anotherEditor = () => anEditor(`other-${(others += 1)}`)

/** The set-up consumes the code of this period, so the next one is valid. */
async function anEditorWithFactor(name: string) {
  const person = await anEditor(name)
  const { body: held } = await post('/second-factor/start', person, { password })
  const { body: started } = await post('/second-factor/start', person, { password })
  const code = codeOf(started.key)
  const { body } = await post('/second-factor/confirm', person, { enrolment: started.enrolment, code })
  return {
    person,
    key: String(started.key),
    recoveryCodes: body.recoveryCodes as string[],
    held: { enrolment: String(held.enrolment), key: String(held.key) },
  }
}

const newEmail = (person: Person) => `new-${person.email}`

/** Every change of who may sign in to an account, by its owner. */
const changes: Record<string, (person: Person, proof: object) => ReturnType<typeof send>> = {
  'an email address': (person, { ...proof }) => change(person, person, { email: newEmail(person), ...asFields(proof) }),
  'a password': (person, { ...proof }) => change(person, person, { password: 'another password', ...asFields(proof) }),
  'new recovery codes': (person, proof) => post('/second-factor/recovery-codes', person, proof),
  'the removal of the second factor': (person, proof) => post('/second-factor/remove', person, proof),
  'the second factor of somebody else': async (person, proof) => {
    await cms.update({ collection: 'users', id: person.id, data: { role: 'platform-admin' } })
    const other = await anotherEditor()
    const { token } = await aSessionOf(person)
    return post(`/${other.id}/second-factor/reset`, { ...person, token }, proof)
  },
  'the email address of somebody else': async (person, proof) => {
    await cms.update({ collection: 'users', id: person.id, data: { role: 'platform-admin' } })
    const other = await anotherEditor()
    const { token } = await aSessionOf(person)
    return change(other, { ...person, token }, { email: newEmail(other), ...asFields(proof) })
  },
  'the password of somebody else': async (person, proof) => {
    await cms.update({ collection: 'users', id: person.id, data: { role: 'platform-admin' } })
    const other = await anotherEditor()
    const { token } = await aSessionOf(person)
    return change(other, { ...person, token }, { password: 'another password', ...asFields(proof) })
  },
}
const asFields = ({ password: currentPassword, code: currentCode }: { password?: string; code?: string }) => ({
  ...(currentPassword === undefined ? {} : { currentPassword }),
  ...(currentCode === undefined ? {} : { currentCode }),
})
const names = Object.keys(changes)

/** A role ends all sessions, and a second factor stands before a new one. */
async function aSessionOf({ id, email }: Person): Promise<{ token: string }> {
  const { rows: factors } = await cms.db.pool.query('delete from second_factors where user_id = $1 returning *', [id])
  const { token } = await signIn(email)
  for (const factor of factors)
    await cms.db.pool.query('insert into second_factors select * from json_populate_record(null::second_factors, $1)', [
      JSON.stringify(factor),
    ])
  return { token }
}

describe('an open session alone does not change', () => {
  test.each(names)('%s: the password is asked for', async (name) => {
    const { person, key } = await anEditorWithFactor(`no-password-${names.indexOf(name)}`)
    expect((await changes[name]?.(person, { code: codeOf(key, 1) }))?.status).toBe(400)
    expect((await changes[name]?.(person, { password: 'wrong', code: codeOf(key, 1) }))?.status).toBe(400)
  })

  test.each(names)('%s: the second factor is asked for', async (name) => {
    const { person, key } = await anEditorWithFactor(`no-code-${names.indexOf(name)}`)
    expect((await changes[name]?.(person, { password }))?.status).toBe(400)
    expect((await changes[name]?.(person, { password, code: wrongCode(key) }))?.status).toBe(400)
  })

  test.each(names)('%s: with both it is done', async (name) => {
    const { person, key } = await anEditorWithFactor(`both-${names.indexOf(name)}`)
    expect((await changes[name]?.(person, { password, code: codeOf(key, 1) }))?.status).toBe(200)
  })
})

describe('other sessions end with', () => {
  test.each(names.filter((name) => !name.includes('somebody else')))('%s', async (name) => {
    const { person, key } = await anEditorWithFactor(`elsewhere-${names.indexOf(name)}`)
    const elsewhere = await aSessionOf(person)
    await changes[name]?.(person, { password, code: codeOf(key, 1) })
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
  })

  test('a new second factor', async () => {
    const person = await anEditor('enrols')
    const elsewhere = await aSessionOf(person)
    const { body } = await post('/second-factor/start', person, { password })
    await post('/second-factor/confirm', person, { enrolment: body.enrolment, code: codeOf(body.key) })
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false])
  })
})

describe('a changed email address', () => {
  const mailsTo = async (email: string) => {
    const where = { to: { equals: email } }
    return (await cms.find({ collection: 'messages', where, sort: '-id', depth: 0 })).docs
  }
  const undoTokenIn = (text: string | null | undefined) => /\/admin\/undo-email\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''
  const move = (person: Person, to = newEmail(person)) =>
    change(person, person, { email: to, currentPassword: password })
  const undo = (token: string) => send('/undo-email-change', 'POST', { body: { token } })

  test('is not changed by the spelling of the same address', async () => {
    const person = await anEditor('spelling')
    expect((await change(person, person, { email: person.email.toUpperCase(), name: 'New' })).status).toBe(200)
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('is told to the old address, which can undo it once', async () => {
    const person = await anEditor('moves')
    expect((await move(person)).status).toBe(200)
    const [mail] = await mailsTo(person.email)
    expect(mail?.text).toContain(newEmail(person))
    const token = undoTokenIn(mail?.text)
    expect((await undo(token)).status).toBe(200)
    expect(await emailOf(person)).toBe(person.email)
    expect((await undo(token)).status).toBe(403)
  })

  test('is sent by the worker that sends messages', async () => {
    const person = await anEditor('moves-told')
    await move(person)
    const { rows } = await cms.db.pool.query(
      `select payload from outbox where type = 'message.created' order by id desc limit 1`,
    )
    expect(rows).toEqual([{ payload: { ids: [(await mailsTo(person.email))[0]?.id] } }])
  })

  test('that is undone leaves nothing to anyone who changed it: no session, password, reset link or second factor', async () => {
    const person = await anEditor('taken')
    await move(person)
    await send('/forgot-password', 'POST', { body: { email: newEmail(person) } })
    const resetLink = /\/admin\/reset\/([\w-]+)/.exec((await mailsTo(newEmail(person)))[0]?.text ?? '')?.[1]
    const { body: started } = await post('/second-factor/start', person, { password })
    await post('/second-factor/confirm', person, { enrolment: started.enrolment, code: codeOf(started.key) })
    const { body } = await undo(undoTokenIn((await mailsTo(person.email))[0]?.text))
    expect(await isSignedIn(person)).toBe(false)
    expect((await signIn(person.email)).status).toBe(401)
    const choose = (token: unknown) =>
      send('/reset-password', 'POST', { body: { token, password: 'chosen by the owner' } })
    expect((await choose(resetLink)).status).toBe(403)
    expect((await choose(body.resetPath.split('/').at(-1))).status).toBe(200)
    expect((await signIn(person.email, { password: 'chosen by the owner' })).status).toBe(200)
  })

  test('that was changed twice comes back by the first link, and not again by the second', async () => {
    const person = await anEditor('moved-twice')
    await move(person)
    await move(person, `third-${person.email}`)
    const [first, second] = [await mailsTo(person.email), await mailsTo(newEmail(person))]
    expect((await undo(undoTokenIn(first[0]?.text))).status).toBe(200)
    expect((await undo(undoTokenIn(second[0]?.text))).status).toBe(403)
    expect(await emailOf(person)).toBe(person.email)
  })

  test('can be undone for 7 days', async () => {
    const person = await anEditor('too-late')
    await move(person)
    const days = `select extract(day from expires_at - created_at)::int as days from email_changes where user_id = $1`
    expect((await cms.db.pool.query(days, [person.id])).rows).toEqual([{ days: 7 }])
    await cms.db.pool.query('update email_changes set expires_at = now() where user_id = $1', [person.id])
    expect((await undo(undoTokenIn((await mailsTo(person.email))[0]?.text))).status).toBe(403)
    expect(await emailOf(person)).toBe(newEmail(person))
  })

  test('does not come back while another account has it', async () => {
    const person = await anEditor('address-taken')
    await move(person)
    await aPerson(cms, 'address-taken', 'editor', [sites.own])
    expect((await undo(undoTokenIn((await mailsTo(person.email))[0]?.text))).status).toBe(409)
  })

  test('keeps no token that a reader of the database could use', async () => {
    const person = await anEditor('hashed-token')
    await move(person)
    const token = undoTokenIn((await mailsTo(person.email))[0]?.text)
    const { rows } = await cms.db.pool.query('select row_to_json(email_changes)::text as kept from email_changes')
    expect(token).not.toBe('')
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('that an administrator changed is told without a link, since the old holder may have left', async () => {
    const person = await anEditor('leaver')
    const answer = await change(person, admin, { email: newEmail(person), currentPassword: password })
    const [mail] = await mailsTo(person.email)
    expect([answer.status, undoTokenIn(mail?.text)]).toEqual([200, ''])
    expect(mail?.text).toContain(newEmail(person))
    expect(await isSignedIn(person)).toBe(false)
  })
})

describe('a second factor', () => {
  test('is not guessed beside the right password: only a right code resets the counter', async () => {
    const { person, key } = await anEditorWithFactor('guessed-remove')
    const seen: number[] = []
    const began = performance.now()
    for (let index = 0; index < 35; index += 1)
      seen.push((await post('/second-factor/remove', person, { password, code: wrongCode(key) })).status)
    // Five free tries; after each further one the wait doubles, from a second on.
    const further = Math.log2(2 + (performance.now() - began) / 1_000)
    expect(seen.filter((status) => status === 400).length).toBeLessThanOrEqual(5 + Math.ceil(further))
    expect(seen).toContain(429)
  })

  test('has one counter for all calls that take a code', async () => {
    const { person, key } = await anEditorWithFactor('guessed-everywhere')
    const code = wrongCode(key)
    const seen: number[] = []
    // On a slow machine the first waits are over before the next try.
    for (let round = 0; round < 12 && seen.slice(-3).filter((status) => status === 429).length < 3; round += 1) {
      seen.push((await post('/second-factor/remove', person, { password, code })).status)
      seen.push((await post('/second-factor/recovery-codes', person, { password, code })).status)
      seen.push((await signIn(person.email, { code })).status)
      await change(person, person, { name: 'New', currentPassword: password })
    }
    expect(seen).toContain(429)
    expect((await signIn(person.email, { code })).status).toBe(429)
  })

  test('is not replaced by an enrolment that was held back, nor are its recovery codes', async () => {
    const { person, key, held, recoveryCodes } = await anEditorWithFactor('held')
    const given = { enrolment: held.enrolment, code: codeOf(held.key) }
    expect((await post('/second-factor/confirm', person, given)).status).toBe(409)
    expect((await signIn(person.email, { code: codeOf(key, 1) })).status).toBe(200)
    expect((await signIn(person.email, { code: recoveryCodes[0] })).status).toBe(200)
  })

  test('is set up once by two confirmations at one moment', async () => {
    const person = await anEditor('two-at-once')
    const enrolments = [1, 2].map(() => post('/second-factor/start', person, { password }))
    const answers = await Promise.all(
      (await Promise.all(enrolments)).map(({ body }) =>
        post('/second-factor/confirm', person, { enrolment: body.enrolment, code: codeOf(body.key) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})
