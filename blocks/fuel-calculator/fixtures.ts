import type { PropsInput } from '../_kit/props.ts'
import type { fuelCalculator } from './block.ts'

export const typical: PropsInput<typeof fuelCalculator> = { intro: 'What a tank takes you through the week.' }

export const empty: PropsInput<typeof fuelCalculator> = { heading: '' }

export const longest: PropsInput<typeof fuelCalculator> = {
  heading: 'Work out what the fuel for your next car, ute, van or motorcycle will cost you..',
  intro: 'Set what you pay at the bowser and how far you drive, and we calculate your week and your year. '
    .repeat(3)
    .slice(0, 240),
  settings: { pricePerLitre: 20_00, kmPerWeek: 20_000, background: 'sunken' },
}
