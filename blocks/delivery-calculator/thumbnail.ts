import { heading, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  [24, 60, 100, 24, 'light'],
  [130, 60, 46, 24, 'brand'],
  [24, 98, 70, 8, 'mid'],
  [24, 114, 60, 16, 'dark'],
]
