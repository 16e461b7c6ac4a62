import { expect, test } from 'vitest'
import { nameCopy } from './free-name.ts'

const original = { title: 'Used cars', maxLength: 40 }

test.each([
  ['address', '/finance', 1, '/finance-copy'],
  ['address', '/finance', 3, '/finance-copy-3'],
  ['address', '/', 1, '/used-cars-copy'],
  ['address', '/cars/:slug', 2, '/used-cars-copy-2'],
  ['code', 'S100', 1, 'S100-copy'],
  ['name', 'Why us', 1, 'Why us (copy)'],
  ['name', 'Why us', 2, 'Why us (copy 2)'],
] as const)('as %s, %s becomes in copy %i %s', (kind, value, number, copy) =>
  expect(nameCopy({ ...original, kind, value }, number)).toBe(copy),
)

test.each(['address', 'code', 'name'] as const)('the %s of a copy is no longer than the field takes', (kind) =>
  expect(nameCopy({ ...original, kind, value: `/${'a'.repeat(60)}` }, 12)).toHaveLength(40),
)
