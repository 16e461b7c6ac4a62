import { box, type BoxProps } from './box.tsx'
import type { Responsive } from './style/style-props.ts'

type GridProps = Omit<BoxProps, 'columns'> & {
  /** Number of columns by breakpoint: `[1, 2, null, 3]`. */
  columns?: Responsive<number>
}

const defaultGap = [4, null, 5] as const
const defaultColumns = [1, 2, null, 3] as const

export function Grid({ columns = defaultColumns, ...props }: GridProps) {
  return box({ display: 'grid', gap: defaultGap, gridTemplateColumns: tracks(columns), ...props })
}

function tracks(columns: Responsive<number>): Responsive<string> {
  if (columns === null || typeof columns === 'number') return track(columns)
  if (Array.isArray(columns)) return columns.map(track)
  return Object.fromEntries(Object.entries(columns).map(([step, count]) => [step, track(count)]))
}

function track(count: number | null): string | null {
  return count === null ? null : `repeat(${count}, minmax(0, 1fr))`
}
