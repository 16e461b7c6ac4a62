import { cards, lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = cards(2, (x, width) => [
  [x, 20, width, 120, 'light'],
  [x + 12, 32, 34, 6, 'brand'],
  [x + 12, 46, 60, 9, 'dark'],
  [x + 12, 64, 44, 12, 'dark'],
  ...lines([x + 24, 90, width - 40], 3),
])
