import { expect, test } from 'vitest'
import { inOrderOfDate, isBelow, type ArticleFilter, articlesOf, readingMinutes } from './article.ts'

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

test('articles are listed by category and author, as written or as in an address', () => {
  const articles = [
    { title: 'A', category: 'Long roads', author: 'Sam Lee' },
    { title: 'B', category: 'Towing', author: 'Sam Lee' },
    { title: 'C', category: '', author: '' },
  ]
  const titles = (filter: Partial<ArticleFilter>) => articlesOf(articles, filter).map(({ title }) => title)
  expect(titles({ category: 'long-roads' })).toEqual(['A'])
  expect(titles({ category: 'Long Roads', author: 'sam-lee' })).toEqual(['A'])
  expect(titles({ author: 'Sam Lee' })).toEqual(['A', 'B'])
  expect(titles({})).toEqual(['A', 'B', 'C'])
})

test.each([
  [0, 1],
  [199, 1],
  [420, 2],
  [1_000, 5],
])('%i words take %i minutes to read', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes)
})
