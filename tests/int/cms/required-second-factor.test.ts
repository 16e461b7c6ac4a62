import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { readSessionCookie } from '#tests/support/cms-api.ts'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { password } from './staff.ts'

let running: TestCms
let cms: Payload

beforeAll(async () => {
  process.env['FORECOURT_REQUIRE_SECOND_FACTOR'] = 'admins'
  running = await startCms()
  cms = running.cms
})
afterAll(() => running.stop())
beforeEach(() => cms.db.pool.query('delete from request_limits'))

async function createAccount(name: string, role: 'platform-admin' | 'editor'): Promise<string> {
  const email = `${name}@forecourt.example`
  await cms.create({ collection: 'users', data: { email, password, name, role } })
  return email
}

async function signIn(email: string, more: object = {}) {
  const response = await running.fetch('/cms/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, ...more }),
  })
  return { status: response.status, token: readSessionCookie(response), body: await response.json() }
}

const readCode = (key: string, periodsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + periodsAhead * 30_000,
  })

/** What the sign-in screen is given to set up an authenticator app. */
const readEnrolment = ({ secondFactor }: { secondFactor?: { sealed?: string; key?: string } }) => {
  const { sealed, key } = secondFactor ?? {}
  if (!sealed || !key) throw new Error('Nothing asks for a second factor.')
  return { enrolment: sealed, key }
}

test('an administrator without a second factor gets no session with the password alone', async () => {
  const email = await createAccount('unprotected', 'platform-admin')
  const { status, token, body } = await signIn(email)
  expect([status, token]).toEqual([401, ''])
  expect(readEnrolment(body).key).toMatch(/^[A-Z2-7 ]{16,}$/)
})

test('an administrator sets up a second factor while signing in, and gets recovery codes with the session', async () => {
  const email = await createAccount('sets-up', 'platform-admin')
  const { enrolment, key } = readEnrolment((await signIn(email)).body)
  const { status, token, body } = await signIn(email, { enrolment, code: readCode(key) })
  expect(status).toBe(200)
  expect(token).not.toBe('')
  expect(body.recoveryCodes).toHaveLength(10)
  expect((await signIn(email)).status).toBe(401)
  expect((await signIn(email, { code: readCode(key, 1) })).status).toBe(200)
  expect((await signIn(email, { code: body.recoveryCodes[0] })).status).toBe(200)
  expect((await signIn(email, { code: body.recoveryCodes[0] })).status).toBe(401)
})

test('a wrong code sets up nothing', async () => {
  const email = await createAccount('mistypes', 'platform-admin')
  const { enrolment, key } = readEnrolment((await signIn(email)).body)
  const wrong = readCode(key).startsWith('0') ? '111111' : '000000'
  const { status, token } = await signIn(email, { enrolment, code: wrong })
  expect([status, token]).toEqual([401, ''])
  expect(readEnrolment((await signIn(email)).body).key).not.toBe(key)
})

test('an administrator cannot finish the set-up that somebody else began', async () => {
  const [email, other] = [
    await createAccount('begins', 'platform-admin'),
    await createAccount('takes', 'platform-admin'),
  ]
  const { enrolment, key } = readEnrolment((await signIn(email)).body)
  expect((await signIn(other, { enrolment, code: readCode(key) })).status).toBe(401)
})

test('an editor signs in without one', async () => {
  expect((await signIn(await createAccount('edits', 'editor'))).status).toBe(200)
})
