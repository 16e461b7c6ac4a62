import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { locationDetail } from './block.ts'

/** For the other departments at the address. */
const data: BlockData<typeof locationDetail> = ({ api }) => ({ critical: [locationsQuery(api)] })

export default data
