import { prizeDrawQuery } from '../_data/prize-draw.ts'
import type { BlockData } from '../_kit/block-data.ts'
import type { spinToWin } from './block.ts'

const data: BlockData<typeof spinToWin> = ({ api }) => ({ critical: [prizeDrawQuery(api)] })

export default data
