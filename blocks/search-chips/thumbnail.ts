import type { Rectangle, Thumbnail } from '../_kit/thumbnail.ts'

export const thumbnail: Thumbnail = [0, 1].flatMap((line) =>
  [64, 88, 52].slice(line).flatMap((width, place, widths): Rectangle[] => {
    const x = 12 + widths.slice(0, place).reduce((sum, before) => sum + before + 8, 0)
    return [
      [x, 50 + line * 36, width, 24, 'light'],
      [x + 10, 59 + line * 36, width - 32, 6, 'dark'],
      [x + width - 16, 58 + line * 36, 8, 8, 'accent'],
    ]
  }),
)
