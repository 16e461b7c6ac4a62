import type { VehicleInput } from '#schemas/vehicle/vehicle.ts'
import type { PropsInput } from '../_kit/props.ts'
import type { caravanSpecifications } from './block.ts'

export const typical: PropsInput<typeof caravanSpecifications> = {
  note: 'Weighed on our own weighbridge; you get the ticket.',
}

export const empty: PropsInput<typeof caravanSpecifications> = { heading: '', note: '' }

export const longest: PropsInput<typeof caravanSpecifications> = {
  heading: 'What it weighs, how long it is and how many of you may sleep in it',
  note: 'Weights are the manufacturer’s, before options and accessories are fitted. '.repeat(3).trim(),
  settings: { background: 'sunken' },
}

export const vehicle: Partial<VehicleInput> = {
  item_type: 'caravan',
  specifications: {
    sleeps: 4,
    body_length: 6_400,
    body_width: 2_440,
    tare_weight: 2_180,
    aggregate_trailer_mass: 2_800,
    axle_type: 'Tandem',
  },
}
