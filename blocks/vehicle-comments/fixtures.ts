import type { PropsInput } from '../_kit/props.ts'
import type { vehicleComments } from './block.ts'

export const typical: PropsInput<typeof vehicleComments> = {}

export const empty: PropsInput<typeof vehicleComments> = { heading: '' }

export const longest: PropsInput<typeof vehicleComments> = {
  heading: 'What our sales team would like you to know about this particular vehicle',
}
