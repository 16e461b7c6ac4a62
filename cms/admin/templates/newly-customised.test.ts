import { expect, test } from 'vitest'
import type { Difference, Report } from './call-inheritance.ts'
import { listNewlyCustomised } from './newly-customised.ts'

const aDifference = (block: string, more: Partial<Difference> = {}): Difference => ({
  path: ['layout', `#${block}`, 'heading'],
  label: 'Heading',
  section: 'Hero',
  block,
  what: 'changed',
  ...more,
})
const aCopy = (...differences: Difference[]): Report => ({
  kind: 'copy',
  template: 'Standard',
  templatePage: 1,
  differences,
  following: { isBehind: false, setAside: [] },
})

test('the first change of a section is told, and no further one', () => {
  const [first, second] = [aDifference('hero'), aDifference('hero', { path: ['layout', '#hero', 'text'] })]
  expect(listNewlyCustomised(aCopy(), aCopy(first, second))).toEqual([first])
  expect(listNewlyCustomised(aCopy(first), aCopy(first, second))).toEqual([])
})

test('a section of the site, a change outside sections and the first look at the page are not told', () => {
  const after = aCopy(aDifference('map', { what: 'added' }), { ...aDifference(''), block: null })
  expect(listNewlyCustomised(aCopy(), after)).toEqual([])
  expect(listNewlyCustomised(null, aCopy(aDifference('hero')))).toEqual([])
})
