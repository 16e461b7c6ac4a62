import { relatedVehiclesQuery } from '../_data/related-vehicles.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { similarVehicles } from './block.ts'

const data: BlockData<typeof similarVehicles> = ({ page, api }) =>
  page.vehicle ? { deferred: [relatedVehiclesQuery(api, page.vehicle.slug)] } : {}

export default data
