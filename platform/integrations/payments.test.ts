import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createPayments } from './payments.ts'

const key = 'a-key-of-the-provider'
const env = readEnv({
  DATABASE_URL: 'postgres://localhost/none',
  FORECOURT_SECRET: 'x'.repeat(32),
  PAYMENTS_URL: 'http://127.0.0.1:1',
  PAYMENTS_KEY: key,
})
const payments = createPayments(env, () => undefined)
const now = new Date('2026-11-22T03:00:00Z')
const body = Buffer.from('{"reference":"abc"}')
const signed = (at: Date, by = key, of = body) => {
  const time = Math.floor(at.getTime() / 1_000)
  return `t=${time},v1=${createHmac('sha256', by).update(`${time}.`).update(of).digest('hex')}`
}
const isTaken = (signature: string) => payments?.isSigned({ body, signature, now })

test('a notice is taken with the provider’s signature of these very words', () => {
  expect(isTaken(signed(now))).toBe(true)
  expect(isTaken(signed(now, 'another-key'))).toBe(false)
  expect(isTaken(signed(now, key, Buffer.from('{"reference":"xyz"}')))).toBe(false)
  expect(isTaken('')).toBe(false)
  expect(isTaken('t=1,v1=00')).toBe(false)
})

test('a replayed notice is not accepted', () => {
  expect(isTaken(signed(new Date(now.getTime() - 299_000)))).toBe(true)
  expect(isTaken(signed(new Date(now.getTime() - 302_000)))).toBe(false)
})

test('a provider without a key is a wrong setting, and without both there is none', () => {
  const settings = { DATABASE_URL: 'postgres://localhost/none', FORECOURT_SECRET: 'x'.repeat(32) }
  expect(() => readEnv({ ...settings, PAYMENTS_URL: 'http://127.0.0.1:1' })).toThrow('PAYMENTS_KEY')
  expect(createPayments(readEnv(settings), () => undefined)).toBeNull()
})
