import { expect, test } from 'vitest'
import { fillInPageTitle, listWordsToReplace } from './words-to-replace.ts'

const layout = [
  {
    id: 'a',
    blockType: 'any',
    heading: '[[page title]] from [[price]]',
    rows: [{ text: 'Until [[day]] or [[price]]' }],
  },
]

test('words to replace are listed with their place', () =>
  expect(listWordsToReplace(layout)).toEqual([
    { path: [0, 'heading'], words: '[[page title]]' },
    { path: [0, 'heading'], words: '[[price]]' },
    { path: [0, 'rows', 0, 'text'], words: '[[day]]' },
    { path: [0, 'rows', 0, 'text'], words: '[[price]]' },
  ]))

test('single brackets and links are no words to replace', () =>
  expect(listWordsToReplace(['[see below]', '[[]]', 'a[0][1]'])).toEqual([]))

test('the title is filled in as it is typed', () =>
  expect(fillInPageTitle(layout, 'Cash $& carry')).toMatchObject([{ heading: 'Cash $& carry from [[price]]' }]))
