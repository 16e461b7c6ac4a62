import { leadFormQuery } from '../_data/lead-form.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedFor } from './asked-for.ts'
import type { tradeIn } from './block.ts'

/** The plain form that stands there where there is no script, about no vehicle: which one an address names is for the browser. */
const data: BlockData<typeof tradeIn> = ({ api, props, page }) => ({
  critical: [leadFormQuery(api, askedFor({ id: props.id, page, vehicleId: null }))],
})

export default data
