import { cards, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  ...cards(3, (x, width) => [
    [x, 14, width, 36, 'mid'],
    [x, 56, width - 16, 7, 'dark'],
  ]),
  ...[0, 1, 2, 3].flatMap((line): Rectangle[] => [
    [12, 74 + line * 20, 216, 14, 'light'],
    ...cards(3, (x, width) => [[x + 6, 78 + line * 20, width * 0.5, 6, line === 1 ? 'brand' : 'mid']]),
  ]),
]
