import { cards, heading, lines, type Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  heading,
  ...cards(3, (x, width) => [
    [x, 42, width, 88, 'light'],
    [x + 8, 52, 34, 8, 'accent'],
    ...lines([x + 8, 72, width - 16], 3),
  ]),
]
