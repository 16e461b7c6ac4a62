import { cards, lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = cards(3, (x, width) => [
  [x, 26, width, 108, 'light'],
  [x, 26, width, 50, 'mid'],
  [x + 7, 84, 24, 4, 'mid'],
  [x + 7, 94, width - 18, 7, 'dark'],
  ...lines([x + 7, 110, width - 14], 2),
])
