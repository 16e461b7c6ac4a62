import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 22, 216, 116, 'light'],
  [30, 64, 12, 44, 'brand'],
  [38, 46, 16, 22, 'brand'],
  [54, 38, 28, 12, 'brand'],
  [82, 46, 14, 22, 'mid'],
  [92, 64, 12, 44, 'mid'],
  [52, 92, 32, 12, 'dark'],
  [124, 46, 56, 14, 'accent'],
  ...lines([124, 74, 88], 4),
]
