import { cards, heading, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...cards(3, (x, width) => [
    [x, 42, width, 78, 'light'],
    [x, 42, width, 40, 'mid'],
    [x + 7, 90, width - 20, 6, 'dark'],
    [x + 7, 104, 26, 6, 'brand'],
  ]),
  [98, 130, 18, 18, 'dark'],
  [124, 130, 18, 18, 'dark'],
]
