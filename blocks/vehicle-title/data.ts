import type { BlockData } from '../_kit/block-data.ts'
import { askLocations } from '../_vehicle/ask-locations.ts'
import type { vehicleTitle } from './block.ts'

const data: BlockData<typeof vehicleTitle> = ({ props, api }) =>
  props.tools.includes('pdf') ? askLocations({ api }) : {}

export default data
