import { findOnlySite } from '../access/find-only-site.ts'
import { chosenSite } from './chosen-site.ts'

/** The site that a list shows: the chosen one, else the only one of somebody who has one; null for several. */
export async function findListSite(user: Parameters<typeof findOnlySite>[0]): Promise<number | null> {
  return (await chosenSite()) ?? findOnlySite(user)
}
