import { heading, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...[0, 1, 2, 3].flatMap((line): Rectangle[] => [
    [30, 44 + line * 22, 70 - line * 8, 6, 'mid'],
    [160, 44 + line * 22, 50, 6, 'dark'],
    [30, 57 + line * 22, 180, 2, 'light'],
  ]),
  [30, 136, 56, 8, 'brand'],
]
