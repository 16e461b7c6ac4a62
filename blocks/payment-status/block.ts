import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const paymentStatus = defineBlock({
  slug: 'payment-status',
  label: 'How a payment went',
  category: 'content',
  version: 1,
  description: 'Where payers come back to: paid, refused, under way or paid back. For the page /payment.',
  keywords: ['payment', 'receipt', 'reserved', 'confirmation', 'refund'],
  thumbnail,
  hydrate: 'load',
  titlesPage: true,
  props: {
    paidText: f.text({
      label: 'What happens next',
      multiline: true,
      max: 600,
      default: 'We have sent you a receipt by email.',
      help: 'Stands under a payment that arrived.',
    }),
  },
  summary: () => 'How a payment went',
})
