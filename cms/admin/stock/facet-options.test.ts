import { expect, test } from 'vitest'
import { facetOptions, goneFromStock } from './facet-options.ts'

const counts = { stock: { Kia: 40, Hyundai: 8, Mazda: 3 }, now: { Hyundai: 5, Kia: 2 } }
const offered = (asked: Partial<Parameters<typeof facetOptions>[0]>) =>
  facetOptions({ name: 'make', counts, chosen: [], typed: '', ...asked }).map(({ label, count }) => [label, count])

test('values that would show something are offered first, most vehicles first, then the others that stock has', () => {
  expect(offered({})).toEqual([
    ['Hyundai', 5],
    ['Kia', 2],
    ['Mazda', 0],
  ])
})

test('a chosen value that stock no longer has stays in the list', () => {
  expect(offered({ chosen: ['Pontiac'] }).at(-1)).toEqual(['Pontiac', null])
  expect(goneFromStock(['Kia', 'Pontiac'], counts)).toEqual(['Pontiac'])
})

test('a value that the other choices leave nothing of is not gone from stock', () => {
  expect(goneFromStock(['Mazda'], counts)).toEqual([])
})

test('a value that stock spells in other letters is not gone', () => {
  expect(goneFromStock(['KIA'], counts)).toEqual([])
})

test('before the counts are there nothing is said to be gone', () => {
  expect(goneFromStock(['Pontiac'], { stock: {}, now: {} })).toEqual([])
})

test('typed text filters the list, and can be chosen even if stock lacks it', () => {
  expect(offered({ typed: 'yun' })).toEqual([
    ['Hyundai', 5],
    ['yun', null],
  ])
  expect(offered({ typed: ' kia ' })).toEqual([['Kia', 2]])
})

test('what the platform names itself is offered whole, in words, and nothing may be added to it', () => {
  const status = { name: 'status', counts: { stock: { sold: 2 }, now: { sold: 2 } } } as const
  expect(offered(status)).toEqual([
    ['Sold', 2],
    ['In stock', null],
    ['Coming soon', null],
  ])
  expect(offered({ ...status, typed: 'stolen' })).toEqual([])
})
