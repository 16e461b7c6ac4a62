import { expect, test } from 'vitest'
import { viewsText } from './views-text.ts'

test('views are counted in words (vehicles §2, Sidebar)', () => {
  expect([1, 2, 1234].map(viewsText)).toEqual(['1 view', '2 views', '1,234 views'])
})

test('a vehicle without views has no text', () => {
  expect(viewsText(0)).toBe('')
})
