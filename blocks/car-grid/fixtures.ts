import type { PropsInput } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

export const typical: PropsInput<typeof carGrid> = {
  heading: 'Fresh on the lot',
  intro: 'This week’s arrivals, inspected and ready to drive.',
  source: 'search',
  search: { types: ['used', 'demo'], sortBy: 'newest' },
  limit: 6,
  action: { kind: 'url', url: '/search/used-cars', label: 'See all used cars' },
}

export const empty: PropsInput<typeof carGrid> = { source: 'picked', vehicles: [] }

export const longest: PropsInput<typeof carGrid> = {
  heading: 'Everything on our lot this month, inspected, serviced, detailed and ready to go',
  intro: 'A long introduction that a marketer typed without stopping. '.repeat(4).slice(0, 240),
  source: 'search',
  search: {
    types: ['new', 'demo', 'used'],
    makes: Array.from({ length: 20 }, (_, index) => ({ name: `Make number ${index + 1}` })),
    bodies: Array.from({ length: 20 }, (_, index) => ({ name: `Body number ${index + 1}` })),
    fuels: Array.from({ length: 20 }, (_, index) => ({ name: `Fuel number ${index + 1}` })),
    maxPrice: 250_000_00,
    sortBy: 'price-desc',
  },
  limit: 24,
  action: {
    kind: 'url',
    url: '/search/new-used-and-demo-cars',
    label: 'Everything that is in stock at all of our dealerships',
  },
}
