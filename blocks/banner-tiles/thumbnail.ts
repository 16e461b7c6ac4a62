import { cards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = cards(3, (x, width) => [
  [x, 34, width, 92, 'mid'],
  [x + 8, 104, width - 22, 8, 'dark'],
])
