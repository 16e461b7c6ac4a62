import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehiclePrice = defineBlock({
  slug: 'vehicle-price',
  label: texts.vehiclePrice,
  category: 'vehicle',
  version: 1,
  description: texts.vehiclePriceDescription,
  keywords: ['price', 'was', 'estimate', 'below market', 'repayment'],
  needs: ['vehicle'],
  props: {
    showEstimate: f.toggle({
      label: texts.weeklyRepayment,
      default: true,
      help: texts.weeklyRepaymentHelp,
    }),
  },
  summary: () => texts.vehiclePrice,
})
