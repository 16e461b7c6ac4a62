import type { PropsInput } from '../_kit/props.ts'
import type { priceComparison } from './block.ts'

export const typical: PropsInput<typeof priceComparison> = { intro: 'How our price stands beside what others ask.' }

export const empty: PropsInput<typeof priceComparison> = { heading: '' }

export const longest: PropsInput<typeof priceComparison> = {
  heading: 'How the price of this car, ute, van, caravan or motorcycle compares with others.',
  intro: 'We look at what other dealers ask for the same make and model, and show you where our price stands. '
    .repeat(3)
    .slice(0, 240),
  settings: { background: 'sunken' },
}
