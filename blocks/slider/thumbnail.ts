import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 24, 216, 100, 'mid'],
  [24, 92, 90, 12, 'dark'],
  [104, 136, 8, 8, 'brand'],
  [118, 136, 8, 8, 'light'],
  [132, 136, 8, 8, 'light'],
]
