import { expect, test } from 'vitest'
import { inOrderOfDate, isBelow } from './article.ts'

test('the newest article stands first, those without a date last', () => {
  const dated = (path: string, date: string | null) => ({ path, date })
  const list = [dated('/b', null), dated('/old', '2025-01-01'), dated('/a', null), dated('/new', '2026-01-01')]
  expect(inOrderOfDate(list).map(({ path }) => path)).toEqual(['/new', '/old', '/a', '/b'])
})

test.each([
  ['/blog/towing', '/blog', true],
  ['/blog/towing', '/blog/', true],
  ['/blog', '/blog', false],
  ['/blogs', '/blog', false],
  ['/finance', '/', true],
  ['/', '/', false],
])('%s below %s: %s', (path, above, below) => {
  expect(isBelow(path, above)).toBe(below)
})
