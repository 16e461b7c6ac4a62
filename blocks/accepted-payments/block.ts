import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

/** In the order of locations §2, Accepted-payment strip. */
export const paymentMethods = ['mastercard', 'visa', 'maestro', 'google-pay', 'apple-pay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentNames = {
  mastercard: 'Mastercard',
  visa: 'Visa',
  maestro: 'Maestro',
  'google-pay': 'Google Pay',
  'apple-pay': 'Apple Pay',
} as const satisfies Record<PaymentMethod, string>

export const acceptedPayments = defineBlock({
  slug: 'accepted-payments',
  label: 'Accepted payments',
  category: 'trust',
  version: 1,
  description: 'A strip of the cards and wallets that the dealer takes.',
  keywords: ['payment', 'cards', 'visa', 'mastercard', 'apple pay', 'google pay'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Words before them', max: 80, default: 'Accepted payments' }),
    methods: f.choices(paymentMethods, { label: 'Which', labels: paymentNames, help: 'Without any: all five.' }),
    note: f.text({ label: 'Words after them', max: 160 }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, methods }) => methods.map((method) => paymentNames[method]).join(', ') || heading,
})
