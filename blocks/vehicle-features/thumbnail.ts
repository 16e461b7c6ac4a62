import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = Array.from({ length: 5 }, (_, index): Rectangle[] => [
  [28, 26 + index * 24, 10, 10, 'brand'],
  [48, 28 + index * 24, 150 - index * 12, 6, 'mid'],
]).flat()
