import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymousCaller } from '#platform/context/caller.ts'
import { ApiFailure } from '#schemas/api/api-failure.ts'
import type { EndpointInput } from '#schemas/api/endpoints.ts'
import { type DealerAtWork, dealersAtWork } from '#tests/int/leads/a-dealer.ts'

let dealers: DealerAtWork
beforeAll(async () => {
  dealers = await dealersAtWork()
})
afterAll(() => dealers.stop())

const alpha = () => dealers.sites.alpha
const api = (now = new Date()) => dealers.apiOf(alpha(), now)
let wheels = 0
const washes = { label: 'A car wash', weight: 1, wins: true }
const nothing = { label: 'Nothing', weight: 0, wins: false }

async function aWheel(prizes: object[], changes: object = {}): Promise<number> {
  wheels += 1
  // The latest begun is the one that runs.
  const starts = new Date(Date.now() - 3_600_000 + wheels * 1_000).toISOString()
  const data = { tenant: alpha(), name: `Wheel ${wheels}`, starts_at: starts, prizes, ...changes }
  return (await dealers.cms.create({ collection: 'prize-draws', data: data as never })).id
}
/** Not each number after 04 is one that can be; those after 041 all are. */
const aMobile = () => `041${String(randomInt(10_000_000)).padStart(7, '0')}`
const spin = async (draw: number, changes: Partial<EndpointInput<'prizeSpin'>> = {}) =>
  (await api()).call('prizeSpin', {
    key: randomUUID(),
    draw,
    who: { name: 'Alex', email: `${randomUUID()}@example.com`, phone: aMobile() },
    ...changes,
  })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'spun',
    (error: unknown) => {
      if (error instanceof ApiFailure) return error.problem.code
      throw error
    },
  )

test('what was won has a code, a lead, and a letter with the code; the wheel shows no chances', async () => {
  const draw = await aWheel([washes, nothing])
  const { draw: shown } = await (await api()).call('prizeDraw', {})
  expect(shown).toEqual({ id: draw, name: `Wheel ${wheels}`, parts: ['A car wash', 'Nothing'], terms: '', until: null })
  const result = await spin(draw)
  expect(result).toMatchObject({ part: 0, label: 'A car wash', wins: true })
  expect(result.code).toMatch(/^[A-Z2-9]{8}$/)
  const won = await dealers.cms.find({ collection: 'prizes-won', where: { draw: { equals: draw } }, depth: 1 })
  expect(won.docs).toMatchObject([{ lead: { category: 'Spin to Win', subcategory: 'A car wash' } }])
  const letters = await dealers.cms.find({ collection: 'messages', where: { text: { contains: result.code } } })
  expect(letters.docs).toHaveLength(1)
})

test('a spin whose hidden field was filled in counts, and its lead is marked', async () => {
  const draw = await aWheel([washes, nothing])
  expect(await spin(draw, { leave_empty: 'https://example.com' })).toMatchObject({ label: 'A car wash' })
  const won = await dealers.cms.find({ collection: 'prizes-won', where: { draw: { equals: draw } }, depth: 1 })
  expect(won.docs).toMatchObject([
    { lead: { status: 'new', lead_attributes: { 'Possible spam': 'the hidden field was filled in' } } },
  ])
})

test('of twenty who spin at once for three prizes, three win and nobody more', async () => {
  const draw = await aWheel([
    { ...washes, weight: 1_000, most: 3 },
    { ...nothing, weight: 0.001 },
  ])
  const results = await Promise.all(Array.from({ length: 20 }, () => spin(draw)))
  expect(results.filter(({ wins }) => wins)).toHaveLength(3)
})

test('where everything is won the wheel has stopped', async () => {
  const draw = await aWheel([{ ...washes, most: 1 }, nothing])
  expect(await codeOf(spin(draw))).toBe('spun')
  expect(await codeOf(spin(draw))).toBe('prize-draw-over')
})

test('sent again it comes to the same; somebody’s mailbox or telephone has one spin, and tells nobody what it came to', async () => {
  const draw = await aWheel([washes, nothing])
  const key = randomUUID()
  const who = { name: 'Alex', email: 'one@example.com', phone: '0412 345 678' }
  const [first, again] = [await spin(draw, { key, who }), await spin(draw, { key, who })]
  expect(again).toEqual(first)
  expect(await codeOf(spin(draw, { key, who: { ...who, email: 'two@example.com' } }))).toBe('key-reused')
  expect(await codeOf(spin(draw, { who: { ...who, phone: '0400000000' } }))).toBe('already-spun')
  expect(await codeOf(spin(draw, { who: { ...who, email: 'two@example.com', phone: '+61412345678' } }))).toBe(
    'already-spun',
  )
})

test('a tag in the address, or dots in one of Gmail, make nobody a second person', async () => {
  const draw = await aWheel([washes, nothing])
  const spinAs = (email: string) => codeOf(spin(draw, { who: { name: 'Alex', email, phone: aMobile() } }))
  expect(await spinAs('Alex.Nguyen+spring@gmail.com')).toBe('spun')
  expect(await spinAs('alexnguyen@gmail.com')).toBe('already-spun')
  expect(await spinAs('a.lexnguyen+again@googlemail.com')).toBe('already-spun')
  expect(await spinAs('sam.lee@example.com')).toBe('spun')
  expect(await spinAs('sam.lee+wheel@example.com')).toBe('already-spun')
  // Elsewhere, dots tell people apart.
  expect(await spinAs('samlee@example.com')).toBe('spun')
})

test('terms have to be agreed to, and a draw that is over is not spun', async () => {
  const draw = await aWheel([washes, nothing], {
    terms: 'One each.',
    ends_at: new Date(Date.now() + 60_000).toISOString(),
  })
  expect(await codeOf(spin(draw))).toBe('input-invalid')
  const later = await dealers.apiOf(alpha(), new Date(Date.now() + 120_000))
  expect((await later.call('prizeDraw', {})).draw?.id).not.toBe(draw)
  expect(await codeOf(spin(draw, { agrees: true }))).toBe('spun')
})

test('where the site gates it, only who is signed in spins, once, from whichever browser (locations §6, Gated by flag)', async () => {
  const { cms, apiOf, sites } = dealers
  const draw = await aWheel([washes, nothing], { tenant: sites.beta })
  await cms.update({ collection: 'tenants', id: sites.beta, data: { flags: { gateSpinToWin: true } } })
  const anybody = await apiOf(sites.beta, new Date())
  expect(await codeOf(anybody.call('prizeSpin', { key: randomUUID(), draw }))).toBe('not-signed-in')
  const account = { tenant: sites.beta, name: 'Sam', email: 'sam@example.com' }
  const { id } = await cms.create({ collection: 'shoppers', data: account })
  const shopper = { id, name: 'Sam', last_name: '', phone: null, email: 'sam@example.com', postcode: '' }
  const signedIn = await apiOf(sites.beta, new Date(), { ...anonymousCaller, shopper })
  const first = await signedIn.call('prizeSpin', { key: randomUUID(), draw })
  expect(await signedIn.call('prizeSpin', { key: randomUUID(), draw })).toEqual(first)
})
