import type { PropsInput } from '../_kit/props.ts'
import type { rangeStock } from './block.ts'

export const typical: PropsInput<typeof rangeStock> = {}

export const empty: PropsInput<typeof rangeStock> = { heading: '', limit: 1 }

export const longest: PropsInput<typeof rangeStock> = {
  heading: 'All of these that stand on one of our yards, in every variant and every colour',
  limit: 24,
  settings: { background: 'sunken' },
}
