import { suggestPlaces } from '../../places/suggest-places.ts'
import type { Service } from '../service.ts'

/** Places to search around, as one types. spec/vehicles.md §7, Places autocomplete, and §9 */
export const places: Service<'places'> = ({ site }, { query }) => Promise.resolve(suggestPlaces(site.country, query))
