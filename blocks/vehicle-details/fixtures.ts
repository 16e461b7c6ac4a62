import type { PropsInput } from '../_kit/props.ts'
import type { vehicleDetails } from './block.ts'

export const typical: PropsInput<typeof vehicleDetails> = {}

export const empty: PropsInput<typeof vehicleDetails> = { heading: '' }

export const longest: PropsInput<typeof vehicleDetails> = {
  heading: 'All of the numbers by which this vehicle is known to us and to the authorities',
  details: ['vin', 'registration', 'registrationExpiry', 'buildDate', 'complianceDate', 'dealer', 'place'],
}
