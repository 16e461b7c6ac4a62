import { cards, heading, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...[0, 1].flatMap((line) =>
    cards(2, (x): Rectangle[] => [
      [x, 44 + line * 44, 16, 16, 'brand'],
      [x + 24, 45 + line * 44, 64, 6, 'dark'],
      [x + 24, 57 + line * 44, 70, 5, 'mid'],
    ]),
  ),
  [12, 132, 120, 8, 'mid'],
]
