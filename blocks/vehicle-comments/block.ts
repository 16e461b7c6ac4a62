import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleComments = defineBlock({
  slug: 'vehicle-comments',
  label: texts.dealerComments,
  category: 'vehicle',
  version: 1,
  description: texts.dealerCommentsDescription,
  keywords: ['comments', 'description', 'dealer'],
  needs: ['vehicle'],
  props: { heading: f.text({ label: texts.heading, max: 80, default: texts.dealerComments }) },
  summary: (props) => props.heading,
})
