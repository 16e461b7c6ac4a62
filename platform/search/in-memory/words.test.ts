import { expect, test } from 'vitest'
import { typoDistance, typosAllowed, splitWords } from './words.ts'

test.each([
  ['Mazda CX-5 Maxx', ['mazda', 'cx', '5', 'cx5', 'maxx']],
  ['Škoda Citroën', ['skoda', 'citroen']],
  [`O'Brien "2.0T" (4x4)`, ['o', 'brien', 'obrien', '2', '0t', '20t', '4x4']],
  [`'; drop schema search; --`, ['drop', 'schema', 'search']],
  ['🚗 \u200b', []],
])('the words of %j are %j', (text, words) => {
  expect(splitWords(text)).toEqual(words)
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
