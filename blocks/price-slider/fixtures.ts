import type { PropsInput } from '../_kit/props.ts'
import type { priceSlider } from './block.ts'

export const typical: PropsInput<typeof priceSlider> = { heading: 'What would you like to spend?' }

export const empty: PropsInput<typeof priceSlider> = {}

export const longest: PropsInput<typeof priceSlider> = {
  heading: 'Tell us what you would like to spend, and see at once what that buys on our yard',
  intro: 'Drive-away prices, with registration and stamp duty in them. Trade-ins come off at the counter.',
  filter: { facets: { car_type: ['used'] }, ranges: { price: { max: 90_000_00 } } },
  noun: 'cars, utes and vans',
  settings: { slider: { min: 0, max: 90_000, step: 1_000, gap: 2 }, background: 'primary' },
}
