import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleHeading = defineBlock({
  slug: 'vehicle-heading',
  label: 'Vehicle title',
  category: 'vehicle',
  version: 1,
  description: 'Year, make, model, badge and series of the vehicle, where it stands and how often it was looked at.',
  keywords: ['title', 'name', 'views', 'location'],
  thumbnail,
  needs: ['vehicle'],
  titlesPage: true,
  props: {
    showLocation: f.toggle({ label: 'Where the vehicle is', default: true }),
    showViews: f.toggle({ label: 'How often it was looked at', default: true }),
  },
  summary: () => 'Vehicle title',
})
