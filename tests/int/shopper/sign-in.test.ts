import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealerAtWork, dealersAtWork, sunday } from '#tests/int/leads/a-dealer.ts'
import { sendMessage } from '#platform/messages/send-message.ts'
import type { Transport } from '#platform/messages/transport.ts'
import { purgeExpiredSignIns } from '#platform/sessions/store.ts'
import { aBrowser, aNumber, codeFor, signedIn } from './a-browser.ts'

let dealers: DealerAtWork
let alpha: number
beforeAll(async () => {
  dealers = await dealersAtWork()
  alpha = dealers.sites.alpha
})
afterAll(() => dealers.stop())

const later = (minutes: number) => new Date(sunday.getTime() + minutes * 60_000)
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('a code that was sent to a mobile number signs in, and the account is made with it', async () => {
  const to = aNumber()
  const browser = await signedIn(dealers, alpha, to)
  expect((await browser.call('session', {})).shopper).toMatchObject({ phone: to, email: null })
})

test('the same number, typed in another way, is the same shopper', async () => {
  const first = await signedIn(dealers, alpha, '+61412345678')
  const again = aBrowser(dealers, alpha)
  await again.call('sessionCode', { to: '0412 345 678' })
  await again.call('signIn', { to: '(0412) 345 678', code: await codeFor(dealers, '+61412345678') })
  expect((await again.call('session', {})).shopper?.id).toBe((await first.call('session', {})).shopper?.id)
})

test('nobody learns whether there is an account: anyone who asks for a code hears the same', async () => {
  const known = aNumber()
  await signedIn(dealers, alpha, known)
  const browser = aBrowser(dealers, alpha)
  expect(await browser.call('sessionCode', { to: known })).toEqual(await browser.call('sessionCode', { to: aNumber() }))
})

test('a code works once', async () => {
  const to = aNumber()
  await signedIn(dealers, alpha, to)
  const code = await codeFor(dealers, to)
  await expect(aBrowser(dealers, alpha).call('signIn', { to, code })).rejects.toThrow('code-wrong')
})

test('only the newest code counts', async () => {
  const to = aNumber()
  const browser = aBrowser(dealers, alpha)
  await browser.call('sessionCode', { to })
  const first = await codeFor(dealers, to)
  await browser.call('sessionCode', { to }, later(1))
  await expect(browser.call('signIn', { to, code: first }, later(2))).rejects.toThrow('code-wrong')
})

test('a code is good for ten minutes', async () => {
  const to = aNumber()
  const browser = aBrowser(dealers, alpha)
  await browser.call('sessionCode', { to })
  const code = await codeFor(dealers, to)
  await expect(browser.call('signIn', { to, code }, later(11))).rejects.toThrow('code-wrong')
})

test('after five wrong codes the right one is worthless', async () => {
  const to = aNumber()
  const browser = aBrowser(dealers, alpha)
  await browser.call('sessionCode', { to })
  const code = await codeFor(dealers, to)
  for (let tries = 0; tries < 5; tries += 1)
    await expect(browser.call('signIn', { to, code: another(code) })).rejects.toThrow('code-wrong')
  await expect(browser.call('signIn', { to, code })).rejects.toThrow('code-wrong')
})

test('wrong codes from another browser do not use up the tries of the browser that asked', async () => {
  const to = aNumber()
  const [own, other] = [aBrowser(dealers, alpha), aBrowser(dealers, alpha)]
  await own.call('sessionCode', { to })
  const code = await codeFor(dealers, to)
  for (let tries = 0; tries < 5; tries += 1)
    await expect(other.call('signIn', { to, code: another(code) })).rejects.toThrow('code-wrong')
  expect((await own.call('signIn', { to, code })).shopper).toMatchObject({ phone: to })
})

test('a code works only in the browser that requested it, and another browser hears why', async () => {
  const to = aNumber()
  const [own, other] = [aBrowser(dealers, alpha), aBrowser(dealers, alpha)]
  await own.call('sessionCode', { to })
  const code = await codeFor(dealers, to)
  await expect(other.call('signIn', { to, code })).rejects.toThrow('only in the browser that requested it')
  await expect(own.call('signIn', { to, code: another(code) })).rejects.not.toThrow('only in the browser')
  expect((await own.call('signIn', { to, code })).shopper).toMatchObject({ phone: to })
})

test('a code that somebody else asks for does not replace the code of the browser that asked before', async () => {
  const to = aNumber()
  const [own, other] = [aBrowser(dealers, alpha), aBrowser(dealers, alpha)]
  await own.call('sessionCode', { to })
  const code = await codeFor(dealers, to)
  await other.call('sessionCode', { to }, later(1))
  expect((await own.call('signIn', { to, code }, later(2))).shopper).toMatchObject({ phone: to })
})

test('nobody can fill the mailbox of somebody else', async () => {
  const browser = aBrowser(dealers, alpha)
  const to = 'patient@example.com'
  for (let asked = 0; asked < 6; asked += 1) await browser.call('sessionCode', { to })
  await expect(browser.call('sessionCode', { to })).rejects.toThrow('too-many-requests')
})

test('a session of one site is none of another', async () => {
  const browser = await signedIn(dealers, alpha)
  const elsewhere = aBrowser(dealers, dealers.sites.beta)
  elsewhere.token = browser.token
  expect((await elsewhere.call('session', {})).shopper).toBeNull()
})

test('a token is changed after a day, and the one before is good for a minute more', async () => {
  const browser = await signedIn(dealers, alpha)
  const old = browser.token
  await browser.call('session', {}, later(25 * 60))
  expect(browser.token).not.toBe(old)
  const stale = aBrowser(dealers, alpha)
  stale.token = old
  expect((await stale.call('session', {}, later(25 * 60 + 0.5))).shopper).not.toBeNull()
  expect((await stale.call('session', {}, later(25 * 60 + 2))).shopper).toBeNull()
})

test('anyone who does not come back for thirty days is signed out', async () => {
  const browser = await signedIn(dealers, alpha)
  expect((await browser.call('session', {}, later(31 * 24 * 60))).shopper).toBeNull()
})

test('signing out everywhere ends every session of the shopper, and nobody else’s', async () => {
  const to = aNumber()
  const [here, there, other] = [
    await signedIn(dealers, alpha, to),
    await signedIn(dealers, alpha, to),
    await signedIn(dealers, alpha),
  ]
  await here.call('signOut', { everywhere: true })
  const who = await Promise.all(
    [here, there, other].map(async (each) => (await each.call('session', {})).shopper !== null),
  )
  expect(who).toEqual([false, false, true])
})

test('a browser whose session ended elsewhere forgets it with the next thing that it asks', async () => {
  const to = aNumber()
  const [here, there] = [await signedIn(dealers, alpha, to), await signedIn(dealers, alpha, to)]
  await here.call('signOut', { everywhere: true })
  await there.call('session', {})
  expect(there.token).toBe('')
})

test('anyone who signed in by email adds a mobile number with a code', async () => {
  const browser = await signedIn(dealers, alpha, 'sam@example.com')
  const before = (await browser.call('session', {})).shopper
  const to = aNumber()
  await browser.call('sessionCode', { to })
  await browser.call('signIn', { to, code: await codeFor(dealers, to) })
  expect((await browser.call('session', {})).shopper).toEqual({ ...before, phone: to })
})

test('what is over is forgotten, and nobody who is signed in is signed out by that', async () => {
  const [gone, here] = [await signedIn(dealers, alpha), await signedIn(dealers, alpha)]
  const later = new Date(sunday.getTime() + 20 * 86_400_000)
  // Comes back after twenty days, which is thirty days more.
  await here.call('session', {}, later)
  await dealers.pool.query(
    `insert into request_limits (key, points, expire) values ('over', 1, $1), ('counts', 1, $2)`,
    [sunday.getTime(), sunday.getTime() + 60 * 86_400_000],
  )
  const before = await dealers.pool.query('select from shopper_sessions')
  await purgeExpiredSignIns(dealers.pool, new Date(sunday.getTime() + 31 * 86_400_000))
  const left = await dealers.pool.query<{ codes: number; sessions: number; limits: string[] }>(
    `select (select count(*)::int from sign_in_codes) as codes, (select count(*)::int from shopper_sessions) as sessions,
       (select array_agg(key) from request_limits where key in ('over', 'counts')) as limits`,
  )
  expect(left.rows).toMatchObject([{ codes: 0, limits: ['counts'] }])
  expect(left.rows[0]?.sessions).toBeLessThan(before.rowCount ?? 0)
  expect((await here.call('session', {}, later)).shopper).not.toBeNull()
  expect((await gone.call('session', {}, later)).shopper).toBeNull()
})

test('neither code nor token is stored as it is', async () => {
  const to = aNumber()
  const browser = await signedIn(dealers, alpha, to)
  const code = await codeFor(dealers, to)
  const { rows } = await dealers.pool.query(
    'select (select json_agg(c)::text from sign_in_codes c) || (select json_agg(s)::text from shopper_sessions s) as stored',
  )
  expect([
    rows[0].stored.includes(browser.token),
    rows[0].stored.includes(`"${code}"`),
    rows[0].stored.includes(to),
  ]).toEqual([false, false, false])
})

/** The message with a code for a new number, and what becomes of it with that provider. */
async function sent(sms: Transport | null, isLastTry = false) {
  const to = aNumber()
  await aBrowser(dealers, alpha).call('sessionCode', { to })
  const { pool } = dealers
  const { rows } = await pool.query<{ id: number }>('select id from messages where "to" = $1', [to])
  const id = rows[0]?.id ?? 0
  const outcome = await sendMessage({ pool, transports: { email: null, sms }, isLastTry }, id)
  const after = await pool.query<{ state: string; words: string }>(
    `select state, coalesce(subject, '') || coalesce("text", '') as words from messages where id = $1`,
    [id],
  )
  const { state, words = '' } = after.rows[0] ?? {}
  return { outcome, state, hasCode: /\d{6}/.test(words) }
}

test('what was sent keeps no words, and its subject no code', async () => {
  expect(await sent(() => Promise.resolve())).toEqual({ outcome: 'sent', state: 'sent', hasCode: false })
})

test('without a provider a message stays to be read in the admin', async () => {
  expect(await sent(null)).toEqual({ outcome: 'kept', state: 'kept', hasCode: true })
})

test('what the provider does not take waits for another try, and has failed after the last one', async () => {
  const refuse: Transport = () => Promise.reject(new Error('no such number'))
  expect(await sent(refuse)).toEqual({ outcome: 'refused', state: 'waiting', hasCode: true })
  expect(await sent(refuse, true)).toEqual({ outcome: 'refused', state: 'failed', hasCode: true })
})
