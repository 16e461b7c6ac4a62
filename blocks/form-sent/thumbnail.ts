import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [[70, 40, 100, 12, 'dark'], ...lines([50, 66, 140], 2), [88, 104, 64, 20, 'brand']]
