import { suggestByPartner } from '../integrations/places.ts'
import { suggestPlaces } from '../places/suggest-places.ts'
import type { Service } from '../context/api-context.ts'

/** Places to search around, as one types: the finder's where there is one and it answers, else our own. vehicles §7, Places autocomplete, and §9 */
export const places: Service<'places'> = async ({ site, partners }, { query }) => {
  const found = partners.places ? await suggestByPartner(partners.places, { country: site.country, query }) : null
  return found ?? suggestPlaces(site.country, query)
}
