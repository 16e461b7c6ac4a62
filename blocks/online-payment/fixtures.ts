import type { PropsInput } from '../_kit/props.ts'
import type { onlinePayment } from './block.ts'

type Input = PropsInput<typeof onlinePayment>

export const typical: Input = {}

export const empty: Input = { heading: '', intro: '' }

export const longest: Input = {
  heading: 'Pay an invoice of the workshop, a deposit, or what is left of the price by card',
  intro: 'The number stands at the top of the letter that we sent you, beginning with INV. '.repeat(4),
  referenceLabel: 'Number of the invoice or contract, as printed on our letter',
  smallPrint: 'Payments by credit card are taken without a surcharge. '.repeat(12),
  settings: { anchor: 'pay', background: 'sunken' },
}
