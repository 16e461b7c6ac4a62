import type { BlockData } from '../_kit/block-data.ts'
import { vehicleSearchQuery } from '../_data/vehicle-search.ts'
import type { priceSlider } from './block.ts'
import { within } from './within.ts'

const data: BlockData<typeof priceSlider> = ({ props, api }) => ({
  critical: [vehicleSearchQuery(api, within(props.filter, {}))],
})

export default data
