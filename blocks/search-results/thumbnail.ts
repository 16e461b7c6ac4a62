import { cards, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  ...[0, 1].flatMap((line) =>
    cards(3, (x, width): Rectangle[] => [
      [x, 14 + line * 62, width, 54, 'light'],
      [x, 14 + line * 62, width, 28, 'mid'],
      [x + 7, 48 + line * 62, width - 20, 5, 'dark'],
      [x + 7, 58 + line * 62, 24, 5, 'brand'],
    ]),
  ),
  ...[92, 108, 124, 140].map((x): Rectangle => [x, 140, 10, 10, x === 92 ? 'brand' : 'mid']),
]
