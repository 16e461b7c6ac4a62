import type { PropsOf } from '../_kit/props.ts'
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

/** Grid tracks by breakpoint, from the smallest: one column on a phone, four only where there is room for four. */
export function columnTracks(widths: Widths): readonly (string | null)[] {
  switch (widths.count) {
    case '2':
      return [tracks([1]), null, tracks(halves[widths.halves])]
    case '3':
      return [tracks([1]), null, tracks(thirds[widths.thirds])]
    case '4':
      return [tracks([1]), tracks([1, 1]), null, tracks([1, 1, 1, 1])]
  }
}

/** `minmax(0, …)`: a long word or a wide picture must not push its neighbours off the page. */
const tracks = (shares: readonly number[]): string => shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
