import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [0, 0, 240, 160, 'mid'],
  [60, 54, 120, 14, 'dark'],
  [78, 78, 84, 6, 'light'],
  [92, 98, 56, 18, 'brand'],
]
