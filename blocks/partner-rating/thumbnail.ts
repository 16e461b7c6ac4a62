import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [
  [30, 70, 60, 8, 'dark'],
  ...[0, 1, 2, 3, 4].map((star): Rectangle => [104 + star * 18, 66, 14, 14, 'accent']),
]
