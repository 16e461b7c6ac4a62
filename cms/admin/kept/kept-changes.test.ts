import { expect, test } from 'vitest'
import { createKeptStore, type KeptForm } from './kept-changes.ts'

const start = Date.parse('2026-11-25T00:00:00.000Z')
const erin: KeptForm = { user: 1, slug: 'pages', id: 3, form: 'one' }
const typed = { base: { title: 'Home' }, mine: { title: 'Mine' } }

/** The storage of a browser, and a clock that a test sets. */
function aBrowser() {
  const values = new Map<string, string>()
  const clock = { now: start }
  const store = createKeptStore(
    {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => void values.set(key, value),
      removeItem: (key) => void values.delete(key),
      key: (index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size
      },
    },
    () => clock.now,
  )
  return { store, values, clock }
}

test('what a user typed is kept for that user and that document alone', () => {
  const { store } = aBrowser()
  store.keep(erin, typed)
  expect(store.list(erin)).toMatchObject([typed])
  expect(store.list({ ...erin, user: 11 })).toEqual([])
  expect(store.list({ ...erin, id: 31 })).toEqual([])
})

test('two windows keep their changes apart, and the newest are listed first', () => {
  const { store, clock } = aBrowser()
  store.keep(erin, typed)
  clock.now += 1000
  store.keep({ ...erin, form: 'two' }, { ...typed, mine: { title: 'Later' } })
  expect(store.list(erin).map(({ mine }) => mine['title'])).toEqual(['Later', 'Mine'])
})

test('signing out removes what the user had kept, and nothing of others', () => {
  const { store } = aBrowser()
  store.keep(erin, typed)
  store.keep({ ...erin, user: 12 }, typed)
  store.removeAllOf(1)
  expect([store.list(erin), store.list({ ...erin, user: 12 }).length]).toEqual([[], 1])
})

test('what is kept expires after two weeks, and unreadable entries are removed', () => {
  const { store, clock, values } = aBrowser()
  store.keep(erin, typed)
  values.set('forecourt-kept/1/pages/3/broken', '{')
  clock.now += 14 * 86_400_000
  expect([store.list(erin), values.size]).toEqual([[], 0])
})

test('the oldest gives way when there is no room, and a page that is too large is not kept', () => {
  const { store, clock } = aBrowser()
  const large = { base: {}, mine: { text: 'x'.repeat(900_000) } }
  for (const id of [1, 2, 3, 4]) {
    clock.now += 1000
    store.keep({ ...erin, id }, large)
  }
  expect([1, 2, 3, 4].map((id) => store.list({ ...erin, id }).length)).toEqual([0, 1, 1, 1])
  store.keep(erin, { base: {}, mine: { text: 'x'.repeat(1_000_000) } })
  expect(store.list(erin)).toEqual([])
})
