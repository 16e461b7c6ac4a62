import { modelsQuery } from '../_data/models.ts'
import type { BlockData } from '../_kit/block-data.ts'
import { askedRange } from './asked-range.ts'
import type { modelRange } from './block.ts'

const data: BlockData<typeof modelRange> = ({ page, api }) => ({ critical: [modelsQuery(api, askedRange(page))] })

export default data
