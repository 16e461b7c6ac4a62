import { cards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 20, 90, 10, 'dark'],
  ...cards(4, (x, width) => [
    [x, 46, width, 80, 'light'],
    [x, 46, width, 40, 'mid'],
    [x + 6, 96, width - 14, 6, 'dark'],
  ]),
]
