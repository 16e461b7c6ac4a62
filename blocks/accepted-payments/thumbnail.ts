import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 74, 50, 8, 'mid'],
  ...[72, 106, 140, 174, 208].flatMap((x): Rectangle[] => [[x, 66, 28, 22, 'light']]),
  [78, 74, 8, 8, 'accent'],
  [86, 74, 8, 8, 'dark'],
  [112, 74, 16, 6, 'brand'],
]
