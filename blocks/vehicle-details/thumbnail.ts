import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [50, 14, 140, 132, 'light'],
  [62, 26, 74, 9, 'dark'],
  ...[0, 1, 2, 3].flatMap((line): Rectangle[] => [
    [62, 52 + line * 22, 44, 6, 'mid'],
    [128, 52 + line * 22, 50, 6, 'dark'],
  ]),
]
