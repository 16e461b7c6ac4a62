import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const onlinePayment = defineBlock({
  slug: 'online-payment',
  label: 'Pay an invoice',
  category: 'content',
  version: 1,
  description:
    'Takes the number and amount of an invoice and leads on to its payment. For /online-payment: shoppers sign in before. A link may bring both: ?reference=INV-12&amount=250.',
  keywords: ['payment', 'invoice', 'pay', 'online payment', 'receipt'],
  thumbnail,
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Pay online' }),
    intro: f.text({
      label: 'Words before it',
      multiline: true,
      max: 400,
      default: 'Pay an invoice or a deposit by card. The receipt comes by email.',
    }),
    referenceLabel: f.text({ label: 'What the number is called', max: 60, default: 'Invoice number' }),
    smallPrint: f.text({ label: 'Small print', multiline: true, max: 1_000 }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
