import { leadFormQuery } from '../_data/lead-form.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedFor } from './asked-for.ts'
import type { leadForm } from './block.ts'

/** As nobody's address has it: which vehicle one names is for the browser, or each would have a page of its own in memory. */
const data: BlockData<typeof leadForm> = ({ props, page, api }) => ({
  critical: [leadFormQuery(api, askedFor({ props, page, search: '' }))],
})

export default data
