import { cards, heading, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...[0, 1].flatMap((line) =>
    cards(4, (x, width): Rectangle[] => [
      [x, 42 + line * 52, width, 44, 'light'],
      [x + width / 2 - 8, 50 + line * 52, 16, 12, 'mid'],
      [x + 10, 70 + line * 52, width - 20, 6, 'dark'],
    ]),
  ),
]
