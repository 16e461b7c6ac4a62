import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehiclePrice = defineBlock({
  slug: 'vehicle-price',
  label: 'Vehicle price',
  category: 'vehicle',
  version: 1,
  description: 'The price of an available vehicle, by how much it lies under the market, and a repayment a week.',
  keywords: ['price', 'was', 'estimate', 'below market', 'repayment'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    showEstimate: f.toggle({
      label: 'Repayment a week',
      default: true,
      help: 'With its comparison rate, where the lender gives one.',
    }),
  },
  summary: () => 'Vehicle price',
})
