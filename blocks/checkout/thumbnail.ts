import { lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  ...lines([20, 28, 110], 1),
  [20, 44, 52, 16, 'light'],
  [78, 44, 52, 16, 'light'],
  [20, 68, 110, 16, 'light'],
  [20, 92, 110, 24, 'light'],
  [20, 126, 110, 20, 'brand'],
  [146, 24, 76, 46, 'mid'],
  ...lines([146, 82, 76], 3),
]
