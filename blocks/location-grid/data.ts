import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { locationsAskedFor } from '../_locations/shown-premises.ts'
import type { locationGrid } from './block.ts'

const data: BlockData<typeof locationGrid> = ({ props, api }) => ({
  critical: [locationsQuery(api, locationsAskedFor(props))],
})

export default data
