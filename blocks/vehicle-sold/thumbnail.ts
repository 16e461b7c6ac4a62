import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 34, 192, 92, 'light'],
  [40, 48, 40, 12, 'dark'],
  [40, 70, 150, 6, 'mid'],
  [40, 82, 120, 6, 'mid'],
  [40, 100, 90, 16, 'brand'],
]
