import type { PropsInput } from '../_kit/props.ts'
import type { vehicleSpecifications } from './block.ts'

export const typical: PropsInput<typeof vehicleSpecifications> = {}

export const empty: PropsInput<typeof vehicleSpecifications> = { heading: '' }

export const longest: PropsInput<typeof vehicleSpecifications> = {
  heading: 'All of the specifications that its manufacturer has ever published for this one',
  look: 'grid',
  withCaravan: false,
}
