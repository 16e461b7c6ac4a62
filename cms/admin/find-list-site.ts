import { findOnlySite } from '../access/find-only-site.ts'
import { chosenSite } from './chosen-site.ts'

/** The site of a list: the chosen one, else the user's only site; null for several. */
export async function findListSite(user: Parameters<typeof findOnlySite>[0]): Promise<number | null> {
  return (await chosenSite()) ?? findOnlySite(user)
}
