import { heading, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  [40, 44, 160, 16, 'light'],
  [40, 68, 160, 16, 'light'],
  [40, 92, 76, 16, 'light'],
  [124, 92, 76, 16, 'light'],
  [40, 120, 160, 20, 'brand'],
]
