import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [60, 10, 120, 140, 'light'],
  [72, 20, 80, 8, 'dark'],
  [72, 36, 62, 44, 'mid'],
  [140, 36, 28, 20, 'mid'],
  [140, 60, 28, 20, 'mid'],
  ...lines([72, 92, 96], 4),
]
