import { expect, test } from 'vitest'
import { cutAtWord } from './cut-at-word.ts'

test('a text that fits stands whole', () => {
  expect(cutAtWord('Nine cars', 9)).toBeNull()
})

test('a longer text ends with a whole word', () => {
  expect(cutAtWord('Nine cars in a row', 9)).toBe('Nine cars…')
  expect(cutAtWord('Nine cars in a row', 11)).toBe('Nine cars…')
})

test('an ellipsis stands beside no full stop, and apart from what asks or calls', () => {
  expect(cutAtWord('It sold. Another came.', 9)).toBe('It sold…')
  expect(cutAtWord('It sold! Another came.', 9)).toBe('It sold! …')
})

test('no character is cut in half', () => {
  expect(cutAtWord('🚗🚗🚗', 2)).toBe('🚗🚗…')
})
