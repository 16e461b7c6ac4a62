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

/** How the columns of a row share its width. */
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
/** Minus half the widest gap; the remainder is shared. */
const half = 'calc(50% - 1rem)'

/**
 * The basis of a column by breakpoint, from the smallest: a full row on phones. Four are side by side only if there is room for four;
 * different widths only if the narrowest column fits text and buttons.
 */
export function columnBasis(widths: Widths): readonly (string | null)[] {
  if (widths.count === '4') return [below, half, null, beside]
  return new Set(columnShares(widths)).size === 1 ? [below, null, beside] : [below, null, null, beside]
}

/**
 * Maximum width of a column by breakpoint until the whole row has been parsed: exactly its final width. Browsers render partial pages, and
 * a first column alone would fill the row and then shrink.
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
