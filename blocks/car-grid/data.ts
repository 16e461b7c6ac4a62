import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { carGrid } from './block.ts'
import { searchOf } from './search-of.ts'

const data: BlockData<typeof carGrid> = ({ props, api }) => {
  const search = searchOf(props)
  return search ? { critical: [vehicleSearchQuery(api, search)] } : {}
}

export default data
