import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [40, 40, 160, 34, 'light'],
  [50, 50, 14, 14, 'brand'],
  ...lines([74, 52, 112], 1),
  ...lines([40, 88, 160], 3),
]
