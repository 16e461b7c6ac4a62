import { brandsQuery } from '../_data/models.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { brandGrid } from './block.ts'

const data: BlockData<typeof brandGrid> = ({ api }) => ({ critical: [brandsQuery(api)] })

export default data
