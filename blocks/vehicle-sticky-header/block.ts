import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleStickyHeader = defineBlock({
  slug: 'vehicle-sticky-header',
  label: texts.stickyVehicleHeader,
  category: 'vehicle',
  version: 1,
  description: texts.stickyVehicleHeaderDescription,
  keywords: ['sticky', 'bar', 'scroll', 'price', 'finance', 'trade-in'],
  needs: ['vehicle'],
  props: {
    showEstimate: f.toggle({
      label: texts.weeklyRepayment,
      default: true,
      help: texts.weeklyRepaymentHelp,
    }),
    showFinance: f.toggle({ label: texts.getFinance, default: true }),
    showTradeIn: f.toggle({ label: texts.tradeInValuation, default: true, help: texts.tradeInValuationHelp }),
  },
  summary: () => texts.headerWhileThePageIsScrolled,
})
