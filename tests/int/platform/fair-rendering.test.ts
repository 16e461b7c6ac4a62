import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCms, type TestCms } from '#tests/support/cms.ts'
import { type Forecourt, startForecourt, until } from '#tests/support/forecourt.ts'
import { twoDealers } from './sites.ts'

let running: TestCms
let forecourt: Forecourt

beforeAll(async () => {
  running = await startCms()
  await twoDealers(running.cms)
  forecourt = await startForecourt({
    databaseUrl: running.databaseUrl,
    dataDir: process.env['FORECOURT_DATA_DIR'] ?? '',
    roles: 'web',
    env: { FORECOURT_TRUST_PROXY: 'loopback' },
  })
  // The first page of a site reads its settings, menus and theme.
  for (const site of ['alpha', 'beta']) await forecourt.ask('/finance', { host: `${site}.localhost` })
})
afterAll(async () => {
  await forecourt.stop()
  await running.stop()
})

/** A page that nobody has asked for: each postcode is an edition of its own. */
const askFresh = async (site: string, { postcode, from }: { postcode: number; from: string }) => {
  const headers = { 'x-forwarded-for': from }
  const answer = await forecourt.ask(`/finance?postcode=${postcode}`, { host: `${site}.localhost`, headers })
  expect(answer.headers['cache-status']).toBe('forecourt; fwd=miss')
  return answer.status
}

const crowd = 150

test.each([
  ['another site', { site: 'beta', postcode: 2000, crowdFrom: 3000 }],
  ['the same site', { site: 'alpha', postcode: 2001, crowdFrom: 4000 }],
])('one address that asks for 150 fresh pages of a site does not go before a visitor of %s', async (_, visitor) => {
  let answered = 0
  const asking = Array.from({ length: crowd }, async (_none, index) => {
    const status = await askFresh('alpha', { postcode: visitor.crowdFrom + index, from: '203.0.113.1' })
    answered += 1
    return status
  })
  await until(
    () => Promise.resolve(answered),
    (count) => count >= 10,
  )
  const before = answered
  expect(await askFresh(visitor.site, { postcode: visitor.postcode, from: '198.51.100.2' })).toBe(200)
  const meanwhile = answered - before
  expect(new Set(await Promise.all(asking))).toEqual(new Set([200]))
  // In the order of arrival, all that the crowd had asked for came first.
  expect(meanwhile).toBeLessThan(crowd / 3)
})

test('150 addresses that search one site do not go before a search of another site', async () => {
  const search = (site: string, from: string) =>
    forecourt.ask('/api/search?query=kia', { host: `${site}.localhost`, headers: { 'x-forwarded-for': from } })
  for (const site of ['alpha', 'beta']) await search(site, '198.51.100.1')
  let answered = 0
  const asking = Array.from({ length: crowd }, async (_none, index) => {
    const { status } = await search('alpha', `203.0.113.${index}`)
    answered += 1
    return status
  })
  await Promise.race(asking)
  const before = answered
  expect((await search('beta', '198.51.100.2')).status).toBe(200)
  const meanwhile = answered - before
  expect(new Set(await Promise.all(asking))).toEqual(new Set([200]))
  expect(meanwhile).toBeLessThan(crowd / 3)
})
