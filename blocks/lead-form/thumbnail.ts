import { heading, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...[40, 64].flatMap((y): Rectangle[] => [
    [40, y, 76, 16, 'light'],
    [124, y, 76, 16, 'light'],
  ]),
  [40, 88, 160, 26, 'light'],
  [40, 122, 160, 20, 'brand'],
]
