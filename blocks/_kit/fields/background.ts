import { choice } from './choice.ts'
import * as texts from '../texts.ts'

const words = {
  plain: texts.plain,
  sunken: texts.grey,
  soft: texts.tinted,
  inverse: texts.dark,
  primary: texts.theSitesColour,
} as const

/** The background of a block, with the same options in every block. */
export const background = <const T extends keyof typeof words, const D extends T>(
  options: readonly [T, ...T[]],
  initial: D,
) => choice(options, { label: texts.background, default: initial, labels: words })
