import type { PropsInput } from '../_kit/props.ts'
import type { vehicleCarousel } from './block.ts'

export const typical: PropsInput<typeof vehicleCarousel> = {
  heading: 'Just arrived',
  source: 'search',
  filter: { facets: { car_type: ['used'] } },
  sortBy: 'newest',
  limit: 9,
  action: { kind: 'url', url: '/search/used-cars', label: 'See all used cars' },
}

export const empty: PropsInput<typeof vehicleCarousel> = { source: 'picked', vehicles: [] }

export const longest: PropsInput<typeof vehicleCarousel> = {
  heading: 'Everything on our lot this month, inspected, serviced, detailed and ready to go',
  intro: 'A long introduction that a marketer typed without stopping. '.repeat(4).slice(0, 240),
  source: 'search',
  filter: { facets: { car_type: ['new', 'demo', 'used'] }, ranges: { price: { max: 250_000_00 } } },
  sortBy: 'price-desc',
  limit: 24,
  action: {
    kind: 'url',
    url: '/search/new-used-and-demo-cars',
    label: 'Everything that is in stock at all of our dealerships',
  },
}
