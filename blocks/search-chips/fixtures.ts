import type { PropsInput } from '../_kit/props.ts'
import type { searchChips } from './block.ts'

export const typical: PropsInput<typeof searchChips> = { clearLabel: 'Clear all' }

export const empty: PropsInput<typeof searchChips> = {}

export const longest: PropsInput<typeof searchChips> = { clearLabel: 'Take every filter away, all at once' }
