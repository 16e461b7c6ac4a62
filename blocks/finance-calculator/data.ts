import { financeDisclaimerQuery } from '../_data/finance-disclaimer.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { asksForDisclaimer } from './asks-for-disclaimer.ts'
import type { financeCalculator } from './block.ts'

const data: BlockData<typeof financeCalculator> = ({ props, page: { vehicle }, site, api }) =>
  vehicle && asksForDisclaimer({ props, vehicle, finance: site.config.finance })
    ? { deferred: [financeDisclaimerQuery(api, vehicle.slug)] }
    : {}

export default data
