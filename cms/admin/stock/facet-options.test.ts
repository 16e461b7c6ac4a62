import { expect, test } from 'vitest'
import { facetOptions, goneFromStock } from './facet-options.ts'

const counts = { Kia: 40, Hyundai: 8 }
const labels = (asked: Partial<Parameters<typeof facetOptions>[0]>) =>
  facetOptions({ name: 'make', counts, chosen: [], typed: '', ...asked }).map(({ label }) => label)

test('the values that stock has are offered, most vehicles first', () => {
  expect(labels({})).toEqual(['Kia', 'Hyundai'])
})

test('a chosen value that stock no longer has stays in the list', () => {
  expect(labels({ chosen: ['Pontiac'] })).toEqual(['Kia', 'Hyundai', 'Pontiac'])
  expect(goneFromStock(['Kia', 'Pontiac'], counts)).toEqual(['Pontiac'])
})

test('a value that stock spells in other letters is not gone', () => {
  expect(goneFromStock(['KIA'], counts)).toEqual([])
})

test('before the counts are there nothing is said to be gone', () => {
  expect(goneFromStock(['Pontiac'], {})).toEqual([])
})

test('what is typed narrows the list, and may be chosen though stock does not have it yet', () => {
  expect(labels({ typed: 'yun' })).toEqual(['Hyundai', 'yun'])
  expect(labels({ typed: ' kia ' })).toEqual(['Kia'])
})

test('what the platform names itself is offered whole, in words, and nothing may be added to it', () => {
  const of = (typed: string) => facetOptions({ name: 'status', counts: { sold: 2 }, chosen: [], typed })
  expect(of('').map(({ label, count }) => [label, count])).toEqual([
    ['Sold', 2],
    ['In stock', null],
    ['Coming soon', null],
  ])
  expect(of('stolen')).toEqual([])
})
