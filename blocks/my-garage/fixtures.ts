import type { PropsInput } from '../_kit/props.ts'
import type { myGarage } from './block.ts'

type Input = PropsInput<typeof myGarage>

export const typical: Input = {
  browse: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'Browse our stock' },
}

export const empty: Input = { heading: '' }

export const longest: Input = {
  heading: 'Everything that you saved, asked, booked and reserved with us',
  intro:
    'Vehicles that you keep an eye on, with what became of their prices; what you asked us and when you come by; searches that tell you of new arrivals. Only you see this page, and you can delete all of it at any time.',
  browse: { kind: 'url', url: '/search/new-used-and-demo-cars', label: 'Browse all of our new, used and demo stock' },
  settings: { anchor: 'my-garage', background: 'sunken' },
}
