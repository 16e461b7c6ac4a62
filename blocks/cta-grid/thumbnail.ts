import { cards, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [0, 1].flatMap((line) =>
  cards(3, (x, width): Rectangle[] => [
    [x, 26 + line * 58, width, 50, 'light'],
    [x + width / 2 - 8, 36 + line * 58, 16, 14, 'brand'],
    [x + 12, 60 + line * 58, width - 24, 6, 'dark'],
  ]),
)
