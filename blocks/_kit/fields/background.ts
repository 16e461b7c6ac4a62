import { choice } from './choice.ts'

const words = { plain: 'Plain', sunken: 'Grey', soft: 'Tinted', inverse: 'Dark', primary: 'The site’s colour' } as const

/** The ground that a block stands on, by the same words in every block. */
export const background = <const T extends keyof typeof words, const D extends T>(
  options: readonly [T, ...T[]],
  initial: D,
) => choice(options, { label: 'Background', default: initial, labels: words })
