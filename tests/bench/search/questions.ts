import type { SearchQueryInput } from '#schemas/vehicle/search-query.ts'
import { radiusOptions } from '#schemas/vehicle/search-terms.ts'

const each = <T>(values: readonly T[], at: number): T[] => values.slice(at % values.length).slice(0, 1)

const makes = ['Toyota', 'Kia', 'Mazda', 'Ford', 'Hyundai', 'Mitsubishi', 'Nissan', 'Subaru']
const states = ['QLD', 'NSW', 'VIC', 'WA', 'SA']
const slips = [
  'toyta corola',
  'mitsubshi',
  'hyndai tucsn',
  'mzada',
  'subru forster',
  'automtic ute',
  'hilxu',
  'sportge kia',
]
const towns = ['4000', '2000', 'Melbourne', '6000', 'Adelaide', 'Hobart', '4810', 'Newcastle']

/** Forty questions of each kind that shoppers ask, no two alike. */
export const questions: Record<string, readonly SearchQueryInput[]> = {
  'text with a typo': forty((at) => ({ query: each(slips, at)[0] ?? '', page: 1 + Math.floor(at / slips.length) })),
  'six facets and an order': forty((at) => ({
    facets: {
      make: [...each(makes, at), ...each(makes, at + 3), ...each(makes, at + 5)],
      body: ['SUV', at % 2 === 0 ? 'Hatchback' : 'Ute'],
      fuel: ['Petrol', 'Diesel'],
      transmission: ['Automatic'],
      car_type: at % 3 === 0 ? ['used'] : ['used', 'demo'],
      state: [...each(states, at), ...each(states, at + 2)],
    },
    sortBy: at % 2 === 0 ? 'price-asc' : 'km-asc',
  })),
  'range and an order': forty((at) => ({
    ranges: { price: { min: (5 + (at % 20)) * 100_000, max: (30 + at) * 100_000 }, km: { max: (20 + 4 * at) * 1_000 } },
    sortBy: at % 2 === 0 ? 'price-desc' : 'year-desc',
  })),
  'around a place': forty((at) => ({
    near: { place: each(towns, at)[0] ?? '', radius: radiusOptions[at % radiusOptions.length] ?? 50 },
    sortBy: 'distance',
  })),
}

function forty(question: (at: number) => SearchQueryInput): SearchQueryInput[] {
  return Array.from({ length: 40 }, (_, at) => question(at))
}
