import { cards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = cards(4, (x, width) => [
  [x, 40, width, 80, 'light'],
  [x + 8, 50, 14, 14, 'brand'],
  [x + 8, 78, width - 24, 5, 'mid'],
  [x + 8, 92, width - 18, 8, 'dark'],
])
