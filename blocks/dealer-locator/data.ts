import { geocodeQuery } from '../_data/geocode.ts'
import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { listPremises } from '../_locations/list-premises.ts'
import { locationsAskedFor } from '../_locations/shown-premises.ts'
import { askedPlace } from './asked-place.ts'
import type { dealerLocator } from './block.ts'

const data: BlockData<typeof dealerLocator> = ({ props, page, api }) => {
  const place = askedPlace(page.search)
  const locations = locationsQuery(api, locationsAskedFor(props))
  // Without a script there is no second chance.
  return {
    critical: place === '' ? [locations] : [locations, geocodeQuery(api, place)],
    // Around a place it lists others for each shopper.
    ...(place === '' ? { lists: listPremises(locations, props) } : {}),
  }
}

export default data
