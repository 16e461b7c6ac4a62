import { expect, test } from 'vitest'
import { hasOtherSites } from './has-other-sites.ts'

test.each([
  ['one site and its own pages', [1, 1], [1], false],
  ['one site and a page of its template', [9], [1], true],
  ['several sites', [1], [1, 2], true],
])('of %s', (_, tenants, sites, expected) =>
  expect(
    hasOtherSites(
      tenants.map((tenant) => ({ tenant })),
      sites,
    ),
  ).toBe(expected),
)
