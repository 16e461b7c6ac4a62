import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleComments = defineBlock({
  slug: 'vehicle-comments',
  label: 'Dealer comments',
  category: 'vehicle',
  version: 1,
  description: 'What the dealer says about the vehicle. Text of more than 400 characters is cut, with a toggle.',
  keywords: ['comments', 'description', 'dealer'],
  thumbnail,
  needs: ['vehicle'],
  props: { heading: f.text({ label: 'Heading', max: 80, default: 'Dealer comments' }) },
  summary: (props) => props.heading,
})
