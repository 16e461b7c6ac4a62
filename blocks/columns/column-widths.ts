import type { PropsOf } from '../_kit/props.ts'
import { tokenName } from '../_ui/style/tokens.ts'
import type { columns } from './block.ts'

type Widths = Pick<PropsOf<typeof columns>, 'count' | 'halves' | 'thirds'>

const halves = {
  equal: [1, 1],
  'wide-first': [2, 1],
  'wide-last': [1, 2],
  'sidebar-first': [1, 3],
  'sidebar-last': [3, 1],
} as const satisfies Record<Widths['halves'], readonly number[]>

const thirds = {
  equal: [1, 1, 1],
  'wide-first': [2, 1, 1],
  'wide-middle': [1, 2, 1],
  'wide-last': [1, 1, 2],
} as const satisfies Record<Widths['thirds'], readonly number[]>

/** How the room of a line is shared by the columns that stand in it. */
export function columnShares({ count, halves: two, thirds: three }: Widths): readonly number[] {
  switch (count) {
    case '2':
      return halves[two]
    case '3':
      return thirds[three]
    case '4':
      return [1, 1, 1, 1]
  }
}

const below = '100%'
const beside = '0%'
/** Less half the gap at its widest; what is left over is shared. */
const half = 'calc(50% - 1rem)'

/**
 * The room that a column asks for by breakpoint, from the smallest: a line of its own on a phone. Four stand beside each other only where there is room for
 * four; columns of different widths only where the narrowest has room for words and buttons.
 */
export function columnBasis(widths: Widths): readonly (string | null)[] {
  if (widths.count === '4') return [below, half, null, beside]
  return new Set(columnShares(widths)).size === 1 ? [below, null, beside] : [below, null, null, beside]
}

/**
 * How wide a column may be by breakpoint until the whole line has come: exactly what is its own once all columns have. A browser shows a page while it
 * still reads it, and a column that is there alone would fill the line and then give way.
 */
export function columnLimits(widths: Widths): readonly (readonly (string | null)[])[] {
  const shares = columnShares(widths)
  const total = shares.reduce((sum, share) => sum + share, 0)
  const gaps = `${shares.length - 1} * var(${tokenName('space', '6')})`
  return shares.map((share) =>
    columnBasis(widths).map((basis) => {
      if (basis === beside) return `calc((100% - ${gaps}) * ${share} / ${total})`
      return basis === half ? `calc(50% - var(${tokenName('space', '5')}) / 2)` : null
    }),
  )
}
