import { expect, test } from 'vitest'
import { setWord } from './set-word.ts'

test('a word with a changed meaning keeps its place, so that the edited input does not move', () => {
  const words = { N: 'new', U: 'used', D: 'demo' }
  expect(Object.entries(setWord(words, { word: 'N', ours: 'ne' }))).toEqual([
    ['N', 'ne'],
    ['U', 'used'],
    ['D', 'demo'],
  ])
  expect(setWord(words, { word: 'U', ours: '' })).toEqual({ N: 'new', D: 'demo' })
})
