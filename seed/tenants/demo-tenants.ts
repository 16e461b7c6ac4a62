import { readTenant } from './read-tenant.ts'

/** Folders beside this file; the template first, since the others reference it. */
const folders = [
  'dealer-template',
  'coastline-kia',
  'meridian',
  'westgate',
  'openroad',
  'kauri',
  'meridian-subaru',
  'kia-dealers',
]

export const demoTenants = folders.map((folder) => readTenant(folder))
