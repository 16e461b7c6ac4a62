import { cards, heading, lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...cards(3, (x, width) => [
    [x, 42, width, 96, 'light'],
    [x + 8, 52, 10, 14, 'accent'],
    ...lines([x + 8, 78, width - 16], 3),
  ]),
]
