import { promosQuery } from '../_data/promos.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { promo } from './block.ts'

const data: BlockData<typeof promo> = ({ api }) => ({ critical: [promosQuery(api)] })

export default data
