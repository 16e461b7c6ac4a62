import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteConfig } from '../tenant/site-config.ts'
import { placePromos } from './place-promos.ts'

type P = Parameters<typeof placePromos<number, ReturnType<typeof aPromo>>>[0]['promos'][number]

const now = new Date('2026-11-21T00:00:00Z')
const aPromo = (id: number, changes: Partial<ReturnType<typeof plain>> = {}) => ({ ...plain(id), ...changes })
const plain = (id: number) => ({
  id,
  start: null as string | null,
  expiry: null as string | null,
  position: null as number | null,
  display: true,
  strictDisplay: false,
})
const cards = (count: number) => Array.from({ length: count }, (_, index) => index)
const rulesOf = (rules: object) => siteConfig.parse({ promos: rules }).promos

const place = (count: number, promos: P[], rules: object = {}, random = () => 0) =>
  placePromos({ cards: cards(count), promos, rules: rulesOf(rules), now, random })

const promosOf = (list: ReturnType<typeof place>) =>
  list.flatMap((entry, index) => (entry.kind === 'promo' ? [{ place: index + 1, promo: entry.promo }] : []))

/** Places of the promotions, from 1, as `place:id`. */
const placesOf = (list: ReturnType<typeof place>) => promosOf(list).map((entry) => `${entry.place}:${entry.promo.id}`)

test('a site that names no places has promotions at 5 and 10 (locations §2, Result cards; §9, Sold days and promo places)', () => {
  expect(placesOf(place(21, [aPromo(1), aPromo(2), aPromo(3)]))).toEqual(['5:1', '10:2'])
})

test.each([[[6]], [[8]], [[5, 10]]])('a site’s fixed places are %j (vehicles §2, Promo positions)', (positions) => {
  expect(placesOf(place(21, [aPromo(1)], { positions }))).toEqual([`${positions[0]}:1`])
})

test('a promotion stands after every N cards (vehicles §9)', () => {
  expect(placesOf(place(21, [aPromo(1), aPromo(2), aPromo(3)], { everyN: 6 }))).toEqual(['7:1', '14:2', '21:3'])
})

test.each([
  [0, '5:1'],
  [0.5, '6:1'],
  [0.99, '7:1'],
])(
  'a random position is one of 3 plus the offset: drawing %d gives %s (vehicles §2, Promo positions)',
  (drawn, expected) => {
    expect(placesOf(place(21, [aPromo(1)], { random: true }, () => drawn))).toEqual([expected])
  },
)

test('a promotion’s own position goes before the site’s places', () => {
  expect(placesOf(place(21, [aPromo(1), aPromo(2, { position: 3 })]))).toEqual(['3:2', '5:1'])
})

test('a promotion whose place is beyond the cards is last', () => {
  expect(placesOf(place(4, [aPromo(1, { position: 12 })]))).toEqual(['5:1'])
})

test('a strict promotion stands in exactly its place or nowhere (vehicles §2, Promo dates)', () => {
  const strict = aPromo(1, { position: 6, strictDisplay: true })
  expect(placesOf(place(4, [strict]))).toEqual([])
  expect(placesOf(place(9, [aPromo(2, { position: 6 }), strict]))).toEqual(['6:1', '7:2'])
})

test('a promotion of the site’s places is left out of a page too short for it', () => {
  expect(placesOf(place(4, [aPromo(1)], { everyN: 6 }))).toEqual([])
})

test('where nothing was found there is no promotion either', () => {
  expect(place(0, [aPromo(1, { position: 1 })])).toEqual([])
})

test.each([
  ['has expired', { expiry: '2026-11-20T23:59:59Z' }],
  ['expires this moment', { expiry: '2026-11-21T00:00:00Z' }],
  ['has not begun', { start: '2026-11-21T00:00:01Z' }],
  ['is switched off', { display: false }],
])('a promotion that %s is never shown (vehicles §2, Promo dates)', (_, changes) => {
  expect(placesOf(place(21, [aPromo(1, changes)]))).toEqual([])
})

const days = fc.constantFrom(null, '2026-11-01T00:00:00Z', '2026-11-30T00:00:00Z')
const anyPromo = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  start: days,
  expiry: days,
  position: fc.option(fc.integer({ min: 1, max: 30 })),
  display: fc.boolean(),
  strictDisplay: fc.boolean(),
})
const anyPage = fc.record({
  count: fc.integer({ min: 0, max: 24 }),
  promos: fc.array(anyPromo, { maxLength: 8 }),
  rules: fc.record({
    everyN: fc.integer({ min: 0, max: 8 }),
    positions: fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }),
    random: fc.boolean(),
  }),
  drawn: fc.float({ min: 0, max: Math.fround(0.99), noNaN: true }),
})
const anywhere = (check: (list: ReturnType<typeof place>, page: { count: number; promos: P[] }) => void) =>
  fc.assert(
    fc.property(anyPage, ({ count, promos, rules, drawn }) =>
      check(
        place(count, promos, rules, () => drawn),
        { count, promos },
      ),
    ),
    { numRuns: 1_000 },
  )

test('every card stays, in its order', () => {
  anywhere((list, { count }) => {
    expect(list.flatMap((entry) => (entry.kind === 'card' ? [entry.card] : []))).toEqual(cards(count))
  })
})

test('no promotion appears twice on a page', () => {
  anywhere((list) => {
    const ids = list.flatMap((entry) => (entry.kind === 'promo' ? [entry.promo.id] : []))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

test('no promotion appears before its start, after its expiry, or switched off', () => {
  anywhere((list) => {
    const shown = promosOf(list).map(({ promo }) => promo)
    expect(shown.filter(({ display }) => !display)).toEqual([])
    expect(shown.filter(({ start }) => start !== null && new Date(start) > now)).toEqual([])
    expect(shown.filter(({ expiry }) => expiry !== null && new Date(expiry) <= now)).toEqual([])
  })
})

test('a strict promotion with a position is there or nowhere', () => {
  anywhere((list) => {
    const strict = promosOf(list).filter(({ promo }) => promo.strictDisplay && promo.position !== null)
    expect(strict.map(({ promo }) => promo.position)).toEqual(strict.map((entry) => entry.place))
  })
})

test('only promotions with a position of their own that is beyond the cards follow the last card', () => {
  anywhere((list, { count }) => {
    const last = list.findLastIndex((entry) => entry.kind === 'card')
    const after = promosOf(list).filter((entry) => entry.place > last + 1)
    expect(after.filter(({ promo }) => (promo.position ?? 0) <= count)).toEqual([])
  })
})

test('promotions without a position keep their order', () => {
  anywhere((list, { promos }) => {
    const shown = list.flatMap((entry) =>
      entry.kind === 'promo' && entry.promo.position === null && !entry.promo.strictDisplay ? [entry.promo.id] : [],
    )
    const order = [...new Map(promos.map((promo) => [promo.id, promo])).keys()]
    expect(shown).toEqual(order.filter((id) => shown.includes(id)))
  })
})
