import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { carGrid } from './block.ts'
import { buildSearch } from './build-search.ts'

const data: BlockData<typeof carGrid> = ({ props, api }) => {
  const search = buildSearch(props)
  return search ? { critical: [vehicleSearchQuery(api, search)] } : {}
}

export default data
