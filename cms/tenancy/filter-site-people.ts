import type { FilterOptions, Where } from 'payload'
import { readId } from '../outbox/announce.ts'

/** Offers staff of the document's site and platform administrators. */
export const filterSitePeople: FilterOptions = ({ data }) => {
  const tenant = readId(data?.tenant)
  const theirs: Where = { 'tenants.tenant': { equals: tenant } }
  return tenant === null ? true : { or: [theirs, { role: { equals: 'platform-admin' } }] }
}
