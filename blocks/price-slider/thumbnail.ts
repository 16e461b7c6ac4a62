import { heading, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  [34, 62, 172, 6, 'mid'],
  [70, 62, 84, 6, 'brand'],
  [63, 58, 14, 14, 'brand'],
  [147, 58, 14, 14, 'brand'],
  [34, 84, 48, 14, 'light'],
  [158, 84, 48, 14, 'light'],
  [80, 116, 80, 20, 'brand'],
]
