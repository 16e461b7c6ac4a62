import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 26, 104, 108, 'light'],
  [124, 26, 104, 108, 'light'],
  ...lines([24, 44, 80], 3),
  ...lines([136, 44, 80], 3),
]
