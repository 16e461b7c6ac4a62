import { heading, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  [24, 46, 90, 20, 'light'],
  [24, 76, 90, 20, 'light'],
  [24, 106, 90, 20, 'light'],
  [126, 46, 90, 80, 'light'],
  [138, 66, 66, 16, 'brand'],
  [138, 92, 46, 6, 'mid'],
]
