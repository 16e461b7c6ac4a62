import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 48, 100, 20, 'dark'],
  [132, 56, 50, 8, 'mid'],
  [24, 80, 70, 12, 'accent'],
  [24, 104, 150, 6, 'mid'],
]
