import { lines, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 18, 54, 124, 'light'],
  ...lines([20, 32, 38], 6),
  ...[0, 1].flatMap((line): Rectangle[] => [
    [76, 18 + line * 64, 72, 58, 'light'],
    [76, 18 + line * 64, 72, 30, 'mid'],
    [156, 18 + line * 64, 72, 58, 'light'],
    [156, 18 + line * 64, 72, 30, 'mid'],
  ]),
]
