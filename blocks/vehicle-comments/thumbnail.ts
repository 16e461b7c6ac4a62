import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [[24, 24, 90, 10, 'dark'], ...lines([24, 48, 192], 5), [24, 118, 50, 8, 'brand']]
