import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [70, 14, 100, 132, 'light'],
  ...[0, 1, 2, 3, 4].flatMap((line): Rectangle[] => [
    [82, 28 + line * 18, 10, 10, line === 1 ? 'brand' : 'mid'],
    [100, 30 + line * 18, 56 - line * 6, 6, 'dark'],
  ]),
  [82, 124, 76, 5, 'mid'],
  [112, 120, 12, 12, 'brand'],
]
