import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [12, 20, 74, 120, 'mid'],
  ...[0, 1].flatMap((line) =>
    [100, 168].flatMap((x): Rectangle[] => [
      [x, 26 + line * 62, 18, 18, 'accent'],
      [x, 52 + line * 62, 52, 6, 'dark'],
      [x, 64 + line * 62, 44, 5, 'mid'],
    ]),
  ),
]
