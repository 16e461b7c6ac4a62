import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  ...lines([24, 24, 192], 6),
  [0, 112, 240, 34, 'light'],
  [12, 122, 60, 12, 'dark'],
  [126, 118, 50, 22, 'brand'],
  [182, 118, 48, 22, 'mid'],
]
