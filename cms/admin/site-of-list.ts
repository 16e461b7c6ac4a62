import { tenantsOf } from '../access/tenants-of.ts'
import { chosenSite } from './chosen-site.ts'

/** The site that a list shows: the chosen one, else the only one of somebody who has one; null for several. */
export async function siteOfList(user: Parameters<typeof tenantsOf>[0]): Promise<number | null> {
  const [only, ...others] = tenantsOf(user)
  return (await chosenSite()) ?? (others.length === 0 ? (only ?? null) : null)
}
