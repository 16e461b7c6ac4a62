import { cards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = cards(4, (x, width) => [
  [x, 62, width, 36, 'light'],
  [x + width / 2 - 7, 73, 14, 14, x < 20 ? 'brand' : 'dark'],
])
