import { expect, test } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['*;q=0', 'identity'],
  ['', 'identity'],
  ['nonsense;;q=,', 'identity'],
])('a browser that accepts %j gets %s', (accept, encoding) => {
  expect(negotiateEncoding(accept)).toBe(encoding)
})
