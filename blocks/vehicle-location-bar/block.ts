import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleLocationBar = defineBlock({
  slug: 'vehicle-location-bar',
  label: 'Location bar',
  category: 'vehicle',
  version: 1,
  description:
    'Says where the vehicle stands, where that is another city than that of the main location. Shoppers can dismiss it.',
  keywords: ['location', 'city', 'directions', 'map'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    canDismiss: f.toggle({ label: 'Can be dismissed', default: true }),
  },
  summary: () => 'Located at another city',
})
