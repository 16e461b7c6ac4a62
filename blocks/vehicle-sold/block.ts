import { defineBlock } from '../_kit/define-block.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleSold = defineBlock({
  slug: 'vehicle-sold',
  label: 'Sold panel',
  category: 'vehicle',
  version: 1,
  description: 'Stands only on the page of a vehicle that is gone, and leads to similar ones.',
  keywords: ['sold', 'similar', 'unavailable'],
  thumbnail,
  needs: ['vehicle'],
  props: {},
  summary: () => 'Sold panel',
})
