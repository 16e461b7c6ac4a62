import { expect, test } from 'vitest'
import { isSound } from './is-sound.ts'

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)])

test.each([
  ['a form', { values: { name: 'Māori 🚗', tags: ['a', 1, null, true] } }],
  ['nothing', undefined],
  ['a text', 'x'],
  ['16 deep', nested(16)],
])('%s is sound', (_, input) => {
  expect(isSound(input)).toBe(true)
})

test.each([
  ['a text with NUL', 'a\u0000b'],
  ['half a character', { name: '\ud83d' }],
  ['a name with NUL', { 'a\u0000': 1 }],
  ['17 deep', nested(17)],
  ['5,000 deep', JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`)],
])('%s is not', (_, input) => {
  expect(isSound(input)).toBe(false)
})
