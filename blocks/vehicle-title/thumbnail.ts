import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 40, 170, 14, 'dark'],
  [24, 64, 110, 8, 'mid'],
  [24, 92, 80, 16, 'brand'],
]
