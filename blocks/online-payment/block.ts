import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const onlinePayment = defineBlock({
  slug: 'online-payment',
  label: texts.payAnInvoice,
  category: 'content',
  version: 1,
  description: texts.payAnInvoiceDescription,
  keywords: ['payment', 'invoice', 'pay', 'online payment', 'receipt'],
  hydrate: 'load',
  fillsInForm: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.payOnline }),
    intro: f.text({
      label: texts.introduction,
      multiline: true,
      max: 400,
      default: texts.payInvoiceOrDepositByCard,
    }),
    referenceLabel: f.text({ label: texts.labelOfTheNumber, max: 60, default: texts.invoiceNumber }),
    smallPrint: f.text({ label: texts.smallPrint, multiline: true, max: 1_000 }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
