import type { BlockData } from '../_kit/block-data.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { facetTiles } from './block.ts'
import { buildCountsQuery } from './build-counts-query.ts'

const data: BlockData<typeof facetTiles> = ({ props, api }) => ({
  critical: [vehicleSearchQuery(api, buildCountsQuery(props.filter))],
})

export default data
