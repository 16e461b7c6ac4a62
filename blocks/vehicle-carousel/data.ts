import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { buildSearch } from '../car-grid/build-search.ts'
import type { vehicleCarousel } from './block.ts'

const data: BlockData<typeof vehicleCarousel> = ({ props, api }) => {
  const search = buildSearch(props)
  return search ? { critical: [vehicleSearchQuery(api, search)] } : {}
}

export default data
