import type { PropsInput } from '../_kit/props.ts'
import type { deliveryCalculator } from './block.ts'

export const typical: PropsInput<typeof deliveryCalculator> = {}

export const empty: PropsInput<typeof deliveryCalculator> = { heading: '' }

export const longest: PropsInput<typeof deliveryCalculator> = {
  heading: 'Have this car, ute, van, caravan or motorcycle brought to your door, wherever..',
  intro: 'We have our own trucks, and partners for the rest of the country and across the water. '
    .repeat(3)
    .slice(0, 240),
  button: 'Tell me what delivery to me would cost..',
  settings: { background: 'sunken' },
}
