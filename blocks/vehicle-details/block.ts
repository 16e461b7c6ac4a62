import { vehicleDetailLabels, type VehicleDetailName } from '#schemas/vehicle/vehicle-details.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

const names = [
  'condition',
  'year',
  'stockNumber',
  'registration',
  'registrationExpiry',
  'vin',
  'buildDate',
  'complianceDate',
  'advertisedAs',
  'driveAwayRange',
  'stateAverage',
  'marketAverage',
  'dealer',
  'place',
] as const satisfies readonly VehicleDetailName[]

export const vehicleDetails = defineBlock({
  slug: 'vehicle-details',
  label: texts.vehicleDetailsCard,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleDetailsCardDescription,
  keywords: ['registration', 'rego', 'vin', 'compliance', 'build date', 'stock number'],
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.vehicleDetails }),
    details: f.choices(names, {
      label: texts.details,
      labels: vehicleDetailLabels,
      help: texts.detailsHelp,
    }),
  },
  summary: (props) => props.heading,
})
