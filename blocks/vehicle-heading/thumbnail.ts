import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 50, 60, 6, 'brand'],
  [24, 66, 180, 14, 'dark'],
  [24, 92, 100, 6, 'mid'],
]
