import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [80, 22, 80, 10, 'dark'],
  [60, 44, 120, 5, 'mid'],
  [60, 64, 120, 20, 'light'],
  [60, 94, 120, 22, 'brand'],
  [104, 126, 32, 5, 'mid'],
]
