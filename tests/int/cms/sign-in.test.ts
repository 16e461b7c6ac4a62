import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Payload } from 'payload'
import { solveWork } from '#cms/sign-in/solve-work.ts'
import { clientAddressHeader } from '#schemas/api/client-address.ts'
import { readSessionCookie } from '#tests/support/cms-api.ts'
import { adminUrl, startCms, type TestCms } from '#tests/support/cms.ts'
import { aPerson, password, type Person, type Sites, twoSites } from './staff.ts'

let running: TestCms
let cms: Payload
let sites: Sites
let owner: Person

/** Iterations and length of every key that was derived from a password, by Payload or by us. */
const passwordWork: [number, number][] = []
/** A password whose key is derived only once this is resolved. */
const held = { password: 'a password that is held', until: Promise.withResolvers<void>() }
const derivations = { running: 0, most: 0 }
const derive = crypto.pbkdf2

beforeAll(async () => {
  // Before anybody imports it.
  crypto.pbkdf2 = (password, salt, iterations, length, digest, done) => {
    passwordWork.push([iterations, length])
    derivations.running += 1
    derivations.most = Math.max(derivations.most, derivations.running)
    return derive(password, salt, iterations, length, digest, (...outcome) => {
      derivations.running -= 1
      const isHeld = password === held.password
      void (isHeld ? held.until.promise : Promise.resolve()).then(() => setTimeout(done, 0, ...outcome))
    })
  }
  syncBuiltinESMExports()
  running = await startCms()
  cms = running.cms
  sites = await twoSites(cms)
  owner = await aPerson(cms, 'owner', 'tenant-admin', [sites.own])
})
afterAll(async () => {
  crypto.pbkdf2 = derive
  syncBuiltinESMExports()
  await running.stop()
})
beforeEach(() => cms.db.pool.query('delete from request_limits'))

interface SignInOptions {
  email?: string
  password?: string
  from?: string
  headers?: Record<string, string>
  work?: { challenge: string; answer: string }
}

const tryToSignIn = ({
  email = owner.email,
  password: typed = password,
  from = '203.0.113.7',
  headers = {},
  work,
}: SignInOptions) =>
  running.fetch('/cms/api/users/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [clientAddressHeader]: from, ...headers },
    body: JSON.stringify({ email, password: typed, ...(work ? { work } : {}) }),
  })

const statuses = (answers: Response[]) => answers.map(({ status }) => status)

/** Looking at passwords takes time, more on a busy machine: no wait ends because of that. */
const prolongWaits = () =>
  cms.db.pool.query(
    `update request_limits set expire = expire + 600000
     where key like 'signin-gate:%' and expire < extract(epoch from now()) * 1000 + 300000`,
  )

async function guess(times: number, like: (index: number) => SignInOptions): Promise<number[]> {
  const answers: Response[] = []
  for (let index = 0; index < times; index += 1) {
    answers.push(await tryToSignIn({ password: 'wrong password', ...like(index) }))
    await prolongWaits()
  }
  return statuses(answers)
}

/** As the sign-in screen does: it solves what it is asked for, and sends the same again. */
async function signInWithWork(tried: SignInOptions): Promise<Response> {
  const answer = await tryToSignIn(tried)
  const { work } = answer.status === 429 ? await answer.json() : {}
  return work ? tryToSignIn({ ...tried, work: { challenge: work.challenge, answer: await solveWork(work) } }) : answer
}

const deviceCookie = (answer: Response) =>
  /(forecourt-device-[^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''

describe('guessing a password', () => {
  test('is slowed at one address, and told how long to wait', async () => {
    await guess(6, () => ({}))
    const answer = await tryToSignIn({ password: 'wrong password' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await answer.json()).errors[0].message).toMatch(/^Too many attempts\. Wait/)
  })

  test('many times at one moment is looked at a few times only', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => tryToSignIn({ password: 'wrong password' })))
    const looked = statuses(answers).filter((status) => status === 401).length
    expect(looked).toBeLessThanOrEqual(6)
  })

  test('waits longer with each failure', async () => {
    const waits: number[] = []
    for (let round = 0; round < 3; round += 1) {
      await guess(6, () => ({}))
      const answer = await tryToSignIn({ password: 'wrong password' })
      waits.push(Number(answer.headers.get('retry-after')))
      // The wait is over: the gate opens as it does after those seconds.
      await cms.db.pool.query(`delete from request_limits where key like 'signin-gate:%'`)
    }
    expect(waits[1]).toBeGreaterThan(waits[0] ?? 0)
    expect(waits[2]).toBeGreaterThan(waits[1] ?? 0)
  })

  test('of many accounts is slowed at one address', async () => {
    const seen = await guess(23, (index) => ({ email: `nobody-${index}@staff.example` }))
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(seen).toContain(429)
  })

  test('of one account is slowed from many addresses', async () => {
    expect(await guess(23, (index) => ({ from: `198.51.100.${index}` }))).toContain(429)
  })

  test('from one household of IPv6 is counted together', async () => {
    expect(await guess(8, (index) => ({ from: `2001:db8:1:2::${index}` }))).toContain(429)
  })

  test('slows a right password too, so that it tells nothing', async () => {
    await guess(7, () => ({}))
    expect((await tryToSignIn({})).status).toBe(429)
  })

  test.each(['loginAttempts', 'lockUntil'])('leaves no %s behind', async (column) => {
    await guess(9, (index) => ({ from: `198.51.100.${index}` }))
    const user: object = await cms.findByID({ collection: 'users', id: owner.id, showHiddenFields: true })
    expect(Object.keys(user)).not.toContain(column)
  })
})

test('passwords are checked one after the other, so that many tries at once leave the other threads to the sites', async () => {
  derivations.most = 0
  const tries = Array.from({ length: 8 }, (_, index) => ({
    email: index % 2 === 0 ? owner.email : `nobody-${index}@staff.example`,
    password: 'wrong password',
    from: `198.51.100.${index}`,
  }))
  const answers = await Promise.all(tries.map((tried) => tryToSignIn(tried)))
  expect([statuses(answers), derivations.most]).toEqual([tries.map(() => 401), 1])
})

describe('the owner of an account under attack', () => {
  test('signs in from another address after nine wrong passwords', async () => {
    await guess(9, () => ({ from: '198.51.100.1' }))
    expect((await tryToSignIn({ from: '203.0.113.7' })).status).toBe(200)
  })

  test('signs in 16 times of 16 with a new browser at a new address, while 20 wrong passwords a second come in', async () => {
    const wrong: Promise<Response>[] = []
    const attack = setInterval(() => {
      const from = `198.51.${100 + (wrong.length >> 8)}.${wrong.length & 255}`
      wrong.push(tryToSignIn({ password: 'wrong password', from }))
    }, 50)
    const seen: number[] = []
    try {
      // The free tries are used up.
      await expect.poll(() => wrong.length).toBeGreaterThanOrEqual(25)
      for (let index = 0; index < 16; index += 1)
        seen.push((await signInWithWork({ from: `203.0.113.${10 + index}` })).status)
    } finally {
      clearInterval(attack)
    }
    expect(seen).toEqual(Array.from({ length: 16 }, () => 200))
    expect(statuses(await Promise.all(wrong))).toContain(429)
  })

  test('is asked for work, which strangers pay for each guess', async () => {
    await guess(20, (index) => ({ from: `198.51.100.${index}` }))
    const { work } = await (await tryToSignIn({ from: '198.51.100.40' })).json()
    const solved = { challenge: work.challenge, answer: await solveWork(work) }
    const withWork = (more: SignInOptions) =>
      tryToSignIn({ password: 'wrong password', from: '198.51.100.41', work: solved, ...more })
    expect((await withWork({ work: { ...solved, answer: 'not solved' } })).status).toBe(429)
    expect((await withWork({})).status).toBe(401)
    expect((await withWork({ from: '198.51.100.42' })).status).toBe(429)
  })

  test('is asked for work after many failures at any accounts from anywhere, and signs in with it', async () => {
    const seen = await guess(105, (index) => ({ email: `nobody-${index}@staff.example`, from: `198.51.100.${index}` }))
    expect(seen).toEqual(Array.from({ length: 105 }, (_, index) => (index < 100 ? 401 : 429)))
    expect((await tryToSignIn({})).status).toBe(429)
    expect((await signInWithWork({})).status).toBe(200)
  })

  test('does not wait behind strangers with a browser that is known', async () => {
    const Cookie = deviceCookie(await tryToSignIn({}))
    const before = passwordWork.length
    const strangers = Array.from({ length: 10 }, (_, index) =>
      tryToSignIn({ email: `nobody-${index}@staff.example`, password: held.password, from: `198.51.100.${index}` }),
    )
    await expect.poll(() => passwordWork.length).toBeGreaterThan(before)
    const { status } = await tryToSignIn({ headers: { Cookie } })
    held.until.resolve()
    expect(status).toBe(200)
    expect(statuses(await Promise.all(strangers))).toEqual(strangers.map(() => 401))
  })

  test('is not helped by work for another account', async () => {
    await guess(20, (index) => ({ from: `198.51.100.${index}`, email: 'nobody@staff.example' }))
    await guess(20, (index) => ({ from: `198.51.101.${index}` }))
    const { work } = await (await tryToSignIn({ from: '198.51.100.40', email: 'nobody@staff.example' })).json()
    const solved = { challenge: work.challenge, answer: await solveWork(work) }
    expect((await tryToSignIn({ from: '198.51.102.1', work: solved })).status).toBe(429)
  })

  test('is asked for more work as guesses go on', async () => {
    const bitsAfter = async (from: string) => (await (await tryToSignIn({ from })).json()).work.bits
    await guess(20, (index) => ({ from: `198.51.100.${index}` }))
    const before = await bitsAfter('198.51.100.40')
    for (let round = 0; round < 4; round += 1)
      await signInWithWork({ password: 'wrong password', from: `198.51.100.${50 + round}` })
    expect(await bitsAfter('198.51.100.60')).toBeGreaterThan(before)
  })

  test('has no known browsers from before a change of the password', async () => {
    const person = await aPerson(cms, 'changed-password', 'editor', [sites.own])
    const Cookie = deviceCookie(await tryToSignIn({ email: person.email }))
    await cms.update({ collection: 'users', id: person.id, data: { password: 'another password' } })
    await guess(7, () => ({ email: person.email }))
    const answer = await tryToSignIn({ email: person.email, password: 'another password', headers: { Cookie } })
    expect(answer.status).toBe(429)
  })

  test('is not guessed from many browsers that are known: their failures are counted together', async () => {
    const person = await aPerson(cms, 'many-browsers', 'editor', [sites.own])
    const cookies: string[] = []
    for (let index = 0; index < 6; index += 1)
      cookies.push(deviceCookie(await tryToSignIn({ email: person.email, from: `203.0.113.${100 + index}` })))
    const seen = await guess(24, (index) => ({ email: person.email, headers: { Cookie: cookies[index % 6] ?? '' } }))
    expect(seen.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401))
    expect(seen.slice(20)).toEqual([429, 429, 429, 429])
    const { status } = await signInWithWork({ email: person.email, headers: { Cookie: cookies[0] ?? '' } })
    expect(status).toBe(200)
  })

  test('signs in with a browser that is known, even beside the attacker', async () => {
    const Cookie = deviceCookie(await tryToSignIn({ from: '203.0.113.7' }))
    expect(Cookie).not.toBe('')
    await guess(12, () => ({ from: '203.0.113.7' }))
    expect((await tryToSignIn({ from: '203.0.113.7' })).status).toBe(429)
    expect((await tryToSignIn({ from: '203.0.113.7', headers: { Cookie } })).status).toBe(200)
  })

  test('is not helped by a browser that another account is known by', async () => {
    const other = await aPerson(cms, 'other-owner', 'editor', [sites.own])
    const Cookie = deviceCookie(await tryToSignIn({ email: other.email, from: '203.0.113.9' }))
    await guess(12, () => ({ from: '203.0.113.7' }))
    expect((await tryToSignIn({ from: '203.0.113.7', headers: { Cookie } })).status).toBe(429)
  })

  test('is not helped by a browser that the attacker made up', async () => {
    const known = deviceCookie(await tryToSignIn({}))
    await guess(12, () => ({}))
    const madeUp = (index: number) => known.replace(/=[\w-]{6}/, `=made-${index}`)
    expect(madeUp(1)).not.toBe(known)
    expect((await tryToSignIn({ headers: { Cookie: madeUp(1) } })).status).toBe(429)
  })

  test('is slowed by their own mistakes too', async () => {
    const Cookie = deviceCookie(await tryToSignIn({}))
    expect(await guess(8, () => ({ headers: { Cookie } }))).toContain(429)
  })
})

test('an unknown account is answered as one with a wrong password, after the same work', async () => {
  const workOf = async (tried: SignInOptions) => {
    const before = passwordWork.length
    const answer = await tryToSignIn(tried)
    return { status: answer.status, body: await answer.json(), work: passwordWork.slice(before) }
  }
  const known = await workOf({ password: 'wrong password' })
  expect(known.work).toContainEqual([600_000, 32])
  expect(await workOf({ email: 'nobody@staff.example', password: 'wrong password' })).toEqual(known)
})

describe('a page of another origin', () => {
  test.each([
    ['names its origin', { Origin: 'https://evil.example' }],
    ['names a site of a tenant', { Origin: 'http://own.localhost:3000' }],
    ['names none, but the browser says so', { 'Sec-Fetch-Site': 'cross-site' }],
    ['is on the same site', { 'Sec-Fetch-Site': 'same-site' }],
  ])('signs nobody in when it %s', async (_, headers) => {
    const answer = await tryToSignIn({ headers })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  test('signs nobody in by a form', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ email: owner.email, password }))
    const headers = { Origin: 'https://evil.example', [clientAddressHeader]: '203.0.113.7' }
    expect((await running.fetch('/cms/api/users/login', { method: 'POST', headers, body })).status).toBe(403)
  })

  test('signs nobody out', async () => {
    const token = readSessionCookie(await tryToSignIn({}))
    const headers = { Origin: 'https://evil.example', Cookie: `forecourt-token=${token}` }
    const answer = await running.fetch('/cms/api/users/logout', { method: 'POST', headers })
    expect(answer.headers.get('set-cookie')).toBeNull()
    const me = await running.fetch('/cms/api/users/me', {
      headers: { Cookie: `forecourt-token=${token}`, Origin: adminUrl },
    })
    expect((await me.json()).user.email).toBe(owner.email)
  })
})

describe('what Payload answers', () => {
  const readAll = async () => {
    const signedIn = await tryToSignIn({})
    const token = readSessionCookie(signedIn)
    const headers = { Cookie: `forecourt-token=${token}`, Origin: adminUrl }
    const get = async (path: string, method = 'GET') =>
      (await running.fetch(`/cms/api/users${path}`, { method, headers })).text()
    return {
      token,
      texts: [
        await signedIn.text(),
        await get('/me'),
        await get('/refresh-token', 'POST'),
        await get(`/${owner.id}?depth=2`),
        await get('?limit=0'),
        await get(`/${owner.id}?select[sessions]=true`),
      ],
    }
  }

  const kept = /^(refreshedToken|hash|salt|loginAttempts|lockUntil|resetPassword\w*|_sid)$/

  test('never holds a session, its token or the traces of a password', async () => {
    const { token, texts } = await readAll()
    const { rows } = await cms.db.pool.query<{ id: string }>('select id from users_sessions')
    for (const text of texts) {
      expect(text).toContain('"id"')
      expect(text).not.toContain(token)
      for (const { id } of rows) expect(text).not.toContain(id)
      expect(text).not.toMatch(/"sessions":\[[^\]]/)
      const keys = [...text.matchAll(/"(\w+)":/g)].map(([, key]) => key)
      expect(keys.filter((key) => kept.test(key ?? ''))).toEqual([])
    }
  })
})

describe('one account, from several browsers at the same moment', () => {
  const ask = (path: string, token: string, method = 'GET') =>
    running.fetch(`/cms/api/users${path}`, {
      method,
      headers: { Cookie: `forecourt-token=${token}`, Origin: adminUrl },
    })
  const isSignedIn = async (token: string) => (await (await ask('/me', token)).json()).user !== null
  const signIn = async (email: string) => readSessionCookie(await tryToSignIn({ email }))

  test('signs in to all of them: no sign-in ends the session of another', async () => {
    const person = await aPerson(cms, 'several-browsers', 'editor', [sites.own])
    const tokens = await Promise.all([1, 2, 3].map(() => signIn(person.email)))
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([true, true, true])
  })

  /** A change of somebody's role that is stored while they do something that also writes their account. */
  async function demoteDuring(id: number, act: () => Promise<Response>): Promise<{ status: number; role: string }> {
    const client = await cms.db.pool.connect()
    try {
      await client.query('begin')
      await client.query(`update users set role = 'sales' where id = $1`, [id])
      const acting = act()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      const isBlocked = async () =>
        (
          await cms.db.pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
            rows[0]?.pid ?? 0,
          ])
        ).rowCount
      await expect.poll(isBlocked).toBe(1)
      await client.query('commit')
      return { status: (await acting).status, role: (await cms.findByID({ collection: 'users', id })).role }
    } finally {
      client.release()
    }
  }

  test.each([
    ['signing in', (email: string) => tryToSignIn({ email })],
    ['signing out', (_: string, token: string) => ask('/logout', token, 'POST')],
    ['prolonging a session', (_: string, token: string) => ask('/refresh-token', token, 'POST')],
  ])('%s does not undo a change of the account that is stored meanwhile', async (what, act) => {
    const person = await aPerson(cms, `demoted-${what.replaceAll(' ', '-')}`, 'editor', [sites.own])
    const token = await signIn(person.email)
    expect(await demoteDuring(person.id, () => act(person.email, token))).toEqual({ status: 200, role: 'sales' })
  })
})
