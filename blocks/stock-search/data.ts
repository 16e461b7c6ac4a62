import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { stockSearch } from './block.ts'
import { searchOfPage } from './search-of-page.ts'

const data: BlockData<typeof stockSearch> = ({ props, page, api }) => ({
  critical: [vehicleSearchQuery(api, searchOfPage(page, props.sortBy))],
})

export default data
