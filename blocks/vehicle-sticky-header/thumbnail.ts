import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [0, 14, 240, 34, 'light'],
  [10, 20, 34, 22, 'mid'],
  [52, 22, 70, 7, 'dark'],
  [52, 34, 46, 5, 'mid'],
  [138, 26, 34, 9, 'dark'],
  [184, 22, 46, 18, 'brand'],
  ...lines([24, 72, 192], 6),
]
