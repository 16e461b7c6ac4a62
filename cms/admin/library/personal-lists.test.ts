import { expect, test } from 'vitest'
import { personalLists, rememberUse, toggleFavourite } from './personal-lists.ts'

const empty = { favourites: [], recent: [] }

test('a favourite is added, and removed again', () => {
  const once = toggleFavourite(empty, 'hero')
  expect(once.favourites).toEqual(['hero'])
  expect(toggleFavourite(once, 'hero').favourites).toEqual([])
})

test('the six last used entries are kept, each once, the last one first', () => {
  const used = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'].reduce(rememberUse, empty)
  expect(used.recent).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
})

test.each([undefined, null, 'hero', [], { favourites: 7 }, { favourites: [1], recent: {} }])(
  'the unreadable preference %j is empty',
  (stored) => expect(personalLists.parse(stored)).toEqual(empty),
)
