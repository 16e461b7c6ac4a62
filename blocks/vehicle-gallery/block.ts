import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'

export const vehicleGallery = defineBlock({
  slug: 'vehicle-gallery',
  label: 'Vehicle gallery',
  category: 'vehicle',
  version: 1,
  description: 'The pictures of the vehicle, with a strip of thumbnails where there are more than three.',
  keywords: ['images', 'photos', 'pictures', 'carousel'],
  needs: ['vehicle'],
  wakes: 'load',
  props: {
    thumbnails: f.toggle({ label: 'Thumbnails', default: true }),
    counter: f.toggle({ label: 'Picture count', default: true }),
  },
  summary: () => 'Pictures of the vehicle',
})
