import { expect, test } from 'vitest'
import { calls } from '#schemas/api/calls.ts'
import { loggedPath } from './logged-path.ts'

test('a log names the page, without its query', () => {
  expect(loggedPath('/search/used-cars?query=jo@example.com')).toBe('/search/used-cars')
})

test('a code that opens a valuation or a payment is in no log', () => {
  const coded = Object.values(calls)
    .map(({ path }) => path)
    .filter((path) => /:(id|code)/.test(path))
  expect(coded.length).toBeGreaterThan(2)
  for (const path of coded) expect(loggedPath(path.replace(/:\w+/, 'only-one-knows'))).not.toContain('only-one-knows')
})
