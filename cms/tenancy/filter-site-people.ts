import type { FilterOptions, Where } from 'payload'
import { idOf } from '../outbox/announce.ts'

/** Offers staff of the document's site and platform administrators. */
export const filterSitePeople: FilterOptions = ({ data }) => {
  const tenant = idOf(data?.tenant)
  const theirs: Where = { 'tenants.tenant': { equals: tenant } }
  return tenant === null ? true : { or: [theirs, { role: { equals: 'platform-admin' } }] }
}
