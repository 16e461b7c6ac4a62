import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const paymentStatus = defineBlock({
  slug: 'payment-status',
  label: texts.paymentStatus,
  category: 'content',
  version: 1,
  description: texts.paymentStatusDescription,
  keywords: ['payment', 'receipt', 'reserved', 'confirmation', 'refund'],
  hydrate: 'load',
  titlesPage: true,
  props: {
    paidText: f.text({
      label: texts.whatHappensNext,
      multiline: true,
      max: 600,
      default: texts.weSentYouReceiptByEmail,
      help: texts.whatHappensNextHelp,
    }),
  },
  summary: () => texts.paymentStatus,
})
