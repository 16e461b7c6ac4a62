import { expect, test } from 'vitest'
import { foundWords } from './found-words.ts'

const own = { isTemplate: false, sites: [] }
const sites = [
  { name: 'Coast', count: 1_204 },
  { name: 'Branch', count: 0 },
]

test.each([
  [0, 'Matches no vehicle now.'],
  [1, 'Matches 1 vehicle now'],
  [1_204, 'Matches 1,204 vehicles now'],
])('%i found are said as “%s”', (count, words) => {
  expect(foundWords({ ...own, count })).toBe(words)
})

test('of a template it is said on how many of its sites there are any', () => {
  expect(foundWords({ isTemplate: true, sites, count: 1_204 })).toBe('Matches 1,204 vehicles now on 1 of 2 sites')
  expect(foundWords({ isTemplate: true, sites, count: 0 })).toBe('Matches no vehicle now on any site.')
  expect(foundWords({ isTemplate: true, sites: [], count: 0 })).toContain('none of your sites uses this one')
})
