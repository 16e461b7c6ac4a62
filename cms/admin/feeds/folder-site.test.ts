import { expect, test } from 'vitest'
import type { StaffUser } from '../../access/role.ts'
import { findFolderSite } from './folder-site.ts'

const editorOf = (...tenants: number[]): StaffUser => ({
  collection: 'users',
  tenants: tenants.map((tenant) => ({ tenant })),
})

const choosing = (cookie: string) => new Headers(cookie ? { cookie } : {})

test.each([
  ['the form’s site', 3, [1, 2, 3], 'payload-tenant=2', 3],
  ['the form’s site as a document', { id: 3 }, [1], '', 3],
  ['the site chosen in the admin, while the form has none', undefined, [1, 2], 'payload-tenant=2', 2],
  ['the only site of the user, where none is chosen', null, [7], '', 7],
  ['no site, where the user has several and chose none', undefined, [1, 2], '', null],
  ['no site, for a platform administrator who chose none', undefined, [], '', null],
  ['the only site of the user, where the cookie is not an id', undefined, [7], 'payload-tenant=own', 7],
])('a feed from a folder belongs to %s', (_, tenant, sites, cookie, expected) => {
  expect(findFolderSite({ tenant, user: editorOf(...sites), headers: choosing(cookie) })).toBe(expected)
})
