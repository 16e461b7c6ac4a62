import { expect, test } from 'vitest'
import { listFiles, readSource } from './import-graph.ts'

/** The module, and the tests that compare it with the statements of earlier releases. */
const allowed: ReadonlySet<string> = new Set([
  'cms/database/advisory-lock.ts',
  'tests/int/platform/advisory-lock.test.ts',
  'tests/architecture/advisory-locks.test.ts',
])

test('advisory locks are taken through one module, whose keys stand in one table', () => {
  const files = listFiles('blocks', 'cms', 'platform', 'renderer', 'schemas', 'seed', 'showroom', 'tests')
  const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !allowed.has(path))
  expect(sources.length).toBeGreaterThan(1_000)
  expect(sources.filter((path) => /pg_(try_)?advisory/.test(readSource(path)))).toEqual([])
})
