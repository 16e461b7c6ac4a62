import type { PropsInput } from '../_kit/props.ts'
import type { vehicleCompare } from './block.ts'

export const typical: PropsInput<typeof vehicleCompare> = {}

export const empty: PropsInput<typeof vehicleCompare> = { heading: '', emptyText: '' }

export const longest: PropsInput<typeof vehicleCompare> = {
  heading: 'Put up to four of our vehicles side by side and see in what they are different',
  emptyText: 'Press the arrows on the picture of a vehicle to put it here, next to others. '.repeat(3).slice(0, 240),
}
