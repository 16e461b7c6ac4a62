import { expect, test } from 'vitest'
import { matches } from './find-page-at.ts'

test.each([
  ['/cars/:slug', '/cars/kia-sportage', true],
  ['/cars/:slug', '/cars', false],
  ['/cars/:slug', '/finance/kia', false],
  ['/finance', '/finance', true],
])('%s for %s: %s', (pattern, path, isFor) => expect(matches(pattern, path)).toBe(isFor))
