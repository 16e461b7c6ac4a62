import { isAvailable } from '#schemas/vehicle/availability.ts'
import { autogaugeQuery } from '../_data/autogauge.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { priceComparison } from './block.ts'

const data: BlockData<typeof priceComparison> = ({ page, site, api }) =>
  page.vehicle && isAvailable(page.vehicle) && site.config.plugins.includes('Autogauge')
    ? { deferred: [autogaugeQuery(api, page.vehicle.slug)] }
    : {}

export default data
