import { expect, test } from 'vitest'
import { lockedColumns } from './locked-columns.ts'

test('a locked field keeps the columns that go with it', () => {
  expect(lockedColumns(['price', 'body', 'status'])).toEqual(['price', 'body', 'simple_body', 'status', 'sold_at'])
  expect(lockedColumns(['location'])).toContain('city')
  expect(lockedColumns(null)).toEqual([])
})
