import type { BlockData } from '../_kit/block-data.ts'
import { stockQuestion } from '../_search/stock-question.ts'
import type { searchSort } from './block.ts'

const data: BlockData<typeof searchSort> = stockQuestion

export default data
