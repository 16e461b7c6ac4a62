import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [[24, 26, 110, 10, 'dark'], ...lines([24, 50, 192], 4), ...lines([24, 108, 192], 3)]
