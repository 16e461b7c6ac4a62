import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { listPremises } from '../_locations/list-premises.ts'
import { locationsAskedFor } from '../_locations/shown-premises.ts'
import type { locationGrid } from './block.ts'

const data: BlockData<typeof locationGrid> = ({ props, api }) => {
  const locations = locationsQuery(api, locationsAskedFor(props))
  return { critical: [locations], lists: listPremises(locations, props) }
}

export default data
