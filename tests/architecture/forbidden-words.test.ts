import { expect, test } from 'vitest'
import { findForbiddenWords, scanForForbiddenWords } from './forbidden-words.ts'

test('no file uses a word that the glossary replaces', () => {
  expect(scanForForbiddenWords()).toEqual([])
})

test('a forbidden word is named with its line and its replacement', () => {
  expect(findForbiddenWords('const a = 1\n/** Whoever reads it. */\nconst knownYard = 2')).toEqual([
    '2: "Whoever" → anyone who',
    '3: "knownYard" → location, or stock index',
  ])
})
