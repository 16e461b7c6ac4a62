import { salesCountQuery } from '../_data/sales-count.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { salesCounter } from './block.ts'

const data: BlockData<typeof salesCounter> = ({ props, api }) =>
  props.source === 'actual' ? { critical: [salesCountQuery(api)] } : {}

export default data
