import type { Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [24, 34, 192, 92, 'brand'],
  [40, 50, 90, 10, 'light'],
  [40, 70, 70, 6, 'light'],
  [40, 92, 52, 18, 'accent'],
  [146, 48, 56, 64, 'mid'],
]
