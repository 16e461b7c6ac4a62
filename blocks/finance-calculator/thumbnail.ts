import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 18, 192, 124, 'light'],
  [38, 32, 80, 8, 'dark'],
  [38, 54, 164, 6, 'mid'],
  [92, 50, 14, 14, 'brand'],
  [38, 80, 164, 6, 'mid'],
  [140, 76, 14, 14, 'brand'],
  [38, 106, 74, 20, 'brand'],
]
