import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

/** In the order of locations §2, Accepted-payment strip. */
export const paymentMethods = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentNames = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  'google-pay': texts.googlePay,
  'apple-pay': texts.applePay,
} as const satisfies Record<PaymentMethod, string>

export const acceptedPayments = defineBlock({
  slug: 'accepted-payments',
  label: texts.acceptedPayments,
  category: 'trust',
  version: 1,
  description: texts.acceptedPaymentsDescription,
  keywords: [
    'payment',
    'cards',
    'visa',
    'mastercard',
    'apple pay',
    'google pay',
    'credit cards',
    'Afterpay',
    'Zip',
    'EFTPOS',
  ],
  props: {
    heading: f.text({ label: texts.textBefore, max: 80, default: texts.acceptedPayments }),
    methods: f.choices(paymentMethods, {
      label: texts.paymentMethods,
      labels: paymentNames,
      help: texts.paymentMethodsHelp,
    }),
    note: f.text({ label: texts.textAfter, max: 160 }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, methods }) => methods.map((method) => paymentNames[method]).join(', ') || heading,
})
