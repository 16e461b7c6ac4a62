import type { BlockData } from '../_kit/block-data.ts'
import { stockQuestion } from '../_search/stock-question.ts'
import type { searchResults } from './block.ts'

const data: BlockData<typeof searchResults> = stockQuestion

export default data
