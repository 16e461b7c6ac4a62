import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { rangeStock } from './block.ts'
import { stockOfRange } from './stock-of-range.ts'

const data: BlockData<typeof rangeStock> = ({ props, page, api }) => {
  const stock = stockOfRange(page, props.limit)
  return stock ? { critical: [vehicleSearchQuery(api, stock.search)] } : {}
}

export default data
