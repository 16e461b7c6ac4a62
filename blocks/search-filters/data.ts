import type { BlockData } from '../_kit/block-data.ts'
import { stockQuestion } from '../_search/stock-question.ts'
import type { searchFilters } from './block.ts'

const data: BlockData<typeof searchFilters> = stockQuestion

export default data
