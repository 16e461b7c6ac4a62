import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleLocationBar = defineBlock({
  slug: 'vehicle-location-bar',
  label: texts.locationBar,
  category: 'vehicle',
  version: 1,
  description: texts.locationBarDescription,
  keywords: ['location', 'city', 'directions', 'map'],
  needs: ['vehicle'],
  props: {
    canDismiss: f.toggle({ label: texts.canBeDismissed, default: true }),
  },
  summary: () => texts.locatedInAnotherCity,
})
