import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleStickyHeader = defineBlock({
  slug: 'vehicle-sticky-header',
  label: 'Sticky vehicle header',
  category: 'vehicle',
  version: 1,
  description:
    'Comes to the top of the window after 500 pixels of scrolling: the vehicle, its price, a repayment, finance and trade-in.',
  keywords: ['sticky', 'bar', 'scroll', 'price', 'finance', 'trade-in'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    showEstimate: f.toggle({
      label: 'Repayment a week',
      default: true,
      help: 'From tablets up, with its comparison rate.',
    }),
    showFinance: f.toggle({ label: 'Get Finance', default: true }),
    showTradeIn: f.toggle({ label: 'Trade-In Valuation', default: true, help: 'Where the site values trade-ins.' }),
  },
  summary: () => 'Header while the page is scrolled',
})
