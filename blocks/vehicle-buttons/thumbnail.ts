import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [40, 20, 160, 24, 'brand'],
  [40, 52, 160, 24, 'light'],
  [40, 84, 160, 24, 'light'],
  [40, 116, 160, 24, 'light'],
  [80, 30, 80, 5, 'light'],
  ...[62, 94, 126].map((y): Rectangle => [80, y, 80, 5, 'dark']),
]
