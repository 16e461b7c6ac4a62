import type { BlockData } from '../_kit/block-data.ts'
import { stockQuestion } from '../_search/stock-question.ts'
import type { searchChips } from './block.ts'

const data: BlockData<typeof searchChips> = stockQuestion

export default data
