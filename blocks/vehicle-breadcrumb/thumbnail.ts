import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [20, 76, 30, 8, 'brand'],
  [56, 78, 4, 4, 'mid'],
  [66, 76, 42, 8, 'brand'],
  [114, 78, 4, 4, 'mid'],
  [124, 76, 30, 8, 'brand'],
  [160, 78, 4, 4, 'mid'],
  [170, 76, 50, 8, 'dark'],
]
