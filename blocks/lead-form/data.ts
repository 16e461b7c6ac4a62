import { leadFormQuery } from '../_data/lead-form.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedFor } from './asked-for.ts'
import type { leadForm } from './block.ts'

/** Without query parameters: the vehicle in a URL is only read by the browser, or each would have its own cached page. */
const data: BlockData<typeof leadForm> = ({ props, page, api }) => ({
  critical: [leadFormQuery(api, askedFor({ props, page, search: '' }))],
})

export default data
