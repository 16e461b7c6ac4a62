import { leadFormQuery } from '../_data/lead-form.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedFor } from './asked-for.ts'
import type { tradeIn } from './block.ts'

/** The plain form without script, without a vehicle: only the browser reads one from the URL. */
const data: BlockData<typeof tradeIn> = ({ api, props, page }) => ({
  critical: [leadFormQuery(api, askedFor({ id: props.id, page, vehicleId: null }))],
})

export default data
