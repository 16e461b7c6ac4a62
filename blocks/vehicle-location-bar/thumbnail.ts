import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [0, 62, 240, 36, 'light'],
  [16, 74, 10, 12, 'brand'],
  [36, 76, 90, 8, 'dark'],
  [134, 76, 60, 8, 'brand'],
  [218, 76, 8, 8, 'mid'],
]
