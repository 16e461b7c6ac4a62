import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [30, 24, 180, 112, 'light'],
  [46, 40, 90, 10, 'dark'],
  ...lines([46, 62, 140], 2),
  [46, 98, 148, 24, 'brand'],
]
