import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 34, 216, 92, 'light'],
  [28, 52, 110, 10, 'dark'],
  ...lines([28, 74, 110], 2),
  [158, 66, 54, 26, 'brand'],
]
