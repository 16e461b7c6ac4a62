import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 18, 70, 10, 'dark'],
  ...[38, 78, 118].flatMap((y): Rectangle[] => [
    [12, y, 216, 32, 'light'],
    [18, y + 5, 30, 22, 'mid'],
    [56, y + 8, 80, 6, 'dark'],
    [56, y + 19, 40, 5, 'mid'],
    [180, y + 10, 40, 12, 'brand'],
  ]),
]
