import type { PropsInput } from '../_kit/props.ts'
import type { vehicleFeatures } from './block.ts'

export const typical: PropsInput<typeof vehicleFeatures> = {}

export const empty: PropsInput<typeof vehicleFeatures> = { heading: '' }

export const longest: PropsInput<typeof vehicleFeatures> = {
  heading: 'All of the features that come with this vehicle, standard and optional together',
}
