import { cards, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 14, 216, 96, 'mid'],
  ...cards(4, (x, width) => [[x, 118, width, 28, 'light']]),
]
