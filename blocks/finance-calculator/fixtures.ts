import type { PropsInput } from '../_kit/props.ts'
import type { financeCalculator } from './block.ts'

export const typical: PropsInput<typeof financeCalculator> = {
  intro: 'See what the repayments could be.',
  enquire: { kind: 'url', url: '/finance#finance-form', label: 'Enquire Now' },
}

export const empty: PropsInput<typeof financeCalculator> = {
  heading: '',
  settings: { showInterest: false, showResidual: false },
}

export const longest: PropsInput<typeof financeCalculator> = {
  heading: 'Work out what your new car, ute, van, caravan or motorcycle might cost each week',
  intro: 'Set the price, your deposit, how long and at which rate, and we calculate the rest. '.repeat(3).slice(0, 240),
  disclaimer: 'Repayments are indicative only and are no quote and no offer of finance. '.repeat(27).slice(0, 2_000),
  enquire: { kind: 'url', url: '/finance', label: 'Talk to a finance specialist of ours about this vehicle' },
  settings: { frequency: 'monthly', background: 'sunken' },
}
