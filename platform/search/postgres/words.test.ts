import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formsOf, formsToKeep, typoDistance, typosAllowed, wordsOf } from './words.ts'

test.each([
  ['Mazda CX-5 Maxx', ['mazda', 'cx', '5', 'cx5', 'maxx']],
  ['Škoda Citroën', ['skoda', 'citroen']],
  [`O'Brien "2.0T" (4x4)`, ['o', 'brien', 'obrien', '2', '0t', '20t', '4x4']],
  [`'; drop schema search; --`, ['drop', 'schema', 'search']],
  ['🚗 \u200b', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['kia', 0],
  ['mazda', 1],
  ['mitsubishi', 2],
  ['hilux4', 0],
])('%s is forgiven %i slips', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos)
})

test.each([
  ['toyta', 'toyota', 1],
  ['corola', 'corolla', 1],
  ['mzada', 'mazda', 1],
  ['hilix', 'hilux', 1],
  ['dover', 'rover', 2],
  ['mazda', 'mazda', 0],
  ['kia', 'bmw', 4],
])('%s is %s by %i slips', (typed, meant, distance) => {
  expect(typoDistance(typed, meant)).toBe(distance)
})

test('whatever one or two slips make of a word, it shares a form with the word', () => {
  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 9, maxLength: 12 })
  fc.assert(
    fc.property(word, fc.nat(7), fc.nat(7), fc.constantFrom(...letters), (meant, first, second, letter) => {
      const dropped = meant.slice(0, first + 1) + meant.slice(first + 2)
      const typed = dropped.slice(0, second + 1) + letter + dropped.slice(second + 2)
      if (typed.length < 9) return
      const kept = new Set(formsToKeep(meant))
      expect(formsOf(typed, typosAllowed(typed)).some((form) => kept.has(form))).toBe(true)
    }),
  )
})
