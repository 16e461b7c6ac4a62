import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [30, 40, 76, 76, 'brand'],
  [42, 52, 52, 52, 'light'],
  [62, 30, 12, 14, 'accent'],
  [62, 72, 12, 12, 'dark'],
  [128, 40, 88, 14, 'light'],
  [128, 60, 88, 14, 'light'],
  [128, 84, 88, 20, 'brand'],
  ...lines([128, 114, 80], 2),
]
