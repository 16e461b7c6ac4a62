import type { PropsInput } from '../_kit/props.ts'
import type { searchSort } from './block.ts'

export const typical: PropsInput<typeof searchSort> = { orders: ['rank', 'price-asc', 'price-desc', 'newest'] }

export const empty: PropsInput<typeof searchSort> = {}

export const longest: PropsInput<typeof searchSort> = {
  label: 'In which order would you like them',
  settings: { show: 'both' },
}
