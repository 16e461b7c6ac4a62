import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [...lines([24, 54, 192], 3), [24, 98, 84, 5, 'brand']]
