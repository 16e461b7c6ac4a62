import { locationsQuery } from '../_data/locations.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { locationSingle } from './block.ts'

/** All of them, for the other departments at the address. */
const data: BlockData<typeof locationSingle> = ({ api }) => ({ critical: [locationsQuery(api)] })

export default data
