import { suggestByPartner } from '../integrations/places.ts'
import { suggestPlaces } from '../places/suggest-places.ts'
import type { Service } from '../context/api-context.ts'

/**
 * Place suggestions while typing: from the place finder if it is configured and answers, else our own.
 * vehicles §7, Places autocomplete, and §9
 */
export const places: Service<'places'> = async ({ site, partners }, { query }) => {
  const found = partners.places ? await suggestByPartner(partners.places, { country: site.country, query }) : null
  return found ?? suggestPlaces(site.country, query)
}
