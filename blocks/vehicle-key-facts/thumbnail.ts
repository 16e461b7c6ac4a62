import { cards, type Rectangle, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [0, 1].flatMap((line) =>
  cards(3, (x, width): Rectangle[] => [
    [x, 30 + line * 54, width, 44, 'light'],
    [x + 8, 40 + line * 54, 24, 6, 'mid'],
    [x + 8, 54 + line * 54, width - 22, 7, 'dark'],
  ]),
)
