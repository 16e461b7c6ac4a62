import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleHeading = defineBlock({
  slug: 'vehicle-heading',
  label: texts.vehicleTitle,
  category: 'vehicle',
  version: 1,
  description: texts.vehicleTitleDescription,
  keywords: ['title', 'name', 'views', 'location'],
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    showLocation: f.toggle({ label: texts.locationOfTheVehicle, default: true }),
    showViews: f.toggle({ label: texts.numberOfViews, default: true }),
  },
  summary: () => texts.vehicleTitle,
})
