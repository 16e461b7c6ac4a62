import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [60, 44, 120, 44, 'brand'],
  [76, 56, 16, 20, 'light'],
  [102, 56, 16, 20, 'light'],
  [128, 56, 16, 20, 'light'],
  [80, 102, 80, 8, 'dark'],
]
