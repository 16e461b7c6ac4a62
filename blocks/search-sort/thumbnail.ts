import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 72, 84, 12, 'dark'],
  [148, 66, 80, 24, 'light'],
  [158, 75, 44, 6, 'dark'],
  [210, 75, 8, 6, 'mid'],
]
