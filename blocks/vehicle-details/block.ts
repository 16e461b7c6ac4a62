import { vehicleDetailLabels, type VehicleDetailName } from '#schemas/vehicle/vehicle-details.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

const names = [
  'condition',
  'year',
  'stockNumber',
  'registration',
  'registrationExpiry',
  'vin',
  'buildDate',
  'complianceDate',
  'dealer',
  'place',
] as const satisfies readonly VehicleDetailName[]

export const vehicleDetails = defineBlock({
  slug: 'vehicle-details',
  label: 'Vehicle details card',
  category: 'vehicle',
  version: 1,
  description:
    'A card of what identifies the vehicle: stock number, registration, VIN, build and compliance dates, where it is.',
  keywords: ['registration', 'rego', 'vin', 'compliance', 'build date', 'stock number'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Vehicle Details' }),
    details: f.choices(names, {
      label: 'Details',
      labels: vehicleDetailLabels,
      help: 'Which, in this order. Without any: all that are known. When a registration ends is shown where the site has that feature.',
    }),
  },
  summary: (props) => props.heading,
})
