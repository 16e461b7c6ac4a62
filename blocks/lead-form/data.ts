import { leadFormQuery } from '../_data/lead-form.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { leadForm } from './block.ts'

/** Of no vehicle: which one an address names is for the browser, or each would have a page of its own in memory. */
const data: BlockData<typeof leadForm> = ({ props: { kind }, api }) => ({ critical: [leadFormQuery(api, { kind })] })

export default data
