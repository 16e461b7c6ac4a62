import { promosQuery } from '../_data/promos.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { stockQuestion } from '../_search/stock-question.ts'
import type { searchResults } from './block.ts'

const data: BlockData<typeof searchResults> = ({ page, api }) => ({
  ...stockQuestion({ page, api }),
  deferred: [promosQuery(api)],
})

export default data
