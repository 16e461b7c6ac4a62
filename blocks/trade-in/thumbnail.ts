import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [40, 20, 160, 120, 'light'],
  [54, 32, 40, 5, 'mid'],
  [54, 42, 70, 8, 'dark'],
  [54, 60, 62, 18, 'mid'],
  [124, 60, 62, 18, 'mid'],
  [72, 90, 96, 14, 'dark'],
  [54, 114, 132, 16, 'brand'],
]
