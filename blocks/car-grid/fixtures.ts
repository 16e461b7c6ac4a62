import type { PropsInput } from '../_kit/props.ts'
import type { carGrid } from './block.ts'

export const typical: PropsInput<typeof carGrid> = {
  heading: 'Fresh on the lot',
  intro: 'This week’s arrivals, inspected and ready to drive.',
  source: 'search',
  filter: { facets: { car_type: ['used', 'demo'] } },
  sortBy: 'newest',
  limit: 6,
  action: { kind: 'url', url: '/search/used-cars', label: 'See all used cars' },
}

export const empty: PropsInput<typeof carGrid> = { source: 'picked', vehicles: [] }

export const longest: PropsInput<typeof carGrid> = {
  heading: 'Everything on our lot this month, inspected, serviced, detailed and ready to go',
  intro: 'A long introduction that a marketer typed without stopping. '.repeat(4).slice(0, 240),
  source: 'search',
  filter: {
    facets: {
      car_type: ['new', 'demo', 'used'],
      make: Array.from({ length: 60 }, (_, index) => `Make number ${index + 1}`),
      body: Array.from({ length: 60 }, (_, index) => `Body number ${index + 1}`),
      fuel: Array.from({ length: 60 }, (_, index) => `Fuel number ${index + 1}`),
    },
    ranges: { price: { min: 1_000_00, max: 250_000_00 }, year: { min: 1990, max: 2027 }, km: { max: 300_000 } },
  },
  sortBy: 'price-desc',
  limit: 24,
  action: {
    kind: 'url',
    url: '/search/new-used-and-demo-cars',
    label: 'Everything that is in stock at all of our dealerships',
  },
}
