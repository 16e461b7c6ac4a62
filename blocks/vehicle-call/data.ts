import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { vehicleCall } from './block.ts'

const data: BlockData<typeof vehicleCall> = ({ props, api }) =>
  props.showHours ? { deferred: [locationsQuery(api)] } : {}

export default data
