import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import type { Sort } from '#schemas/vehicle/search-query.ts'
import { moveSearchToFilter } from './move-search-to-filter.ts'
import { thumbnail } from './thumbnail.ts'

/** Every order that needs no place to be far from. */
const orders = [
  'rank',
  'price-asc',
  'price-desc',
  'km-asc',
  'km-desc',
  'year-desc',
  'year-asc',
  'newest',
] as const satisfies readonly Sort[]

export const carGrid = defineBlock({
  slug: 'car-grid',
  label: 'Car grid',
  category: 'stock',
  version: 2,
  description: 'Cards of vehicles from stock: the first of a search of its own, or hand-picked ones.',
  keywords: ['stock', 'vehicles', 'cars', 'listing', 'featured', 'offers'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
    source: f.choice(['search', 'picked'], {
      label: 'Vehicles',
      default: 'search',
      labels: { search: 'A search of its own', picked: 'Hand-picked' },
    }),
    filter: f.stockFilter({
      label: 'Which vehicles',
      help: 'The grid follows stock: what matches later is shown later.',
      showWhen: { field: 'source', is: 'search' },
    }),
    sortBy: f.choice(orders, {
      label: 'Order',
      default: 'rank',
      labels: {
        rank: 'Best first',
        'price-asc': 'Lowest price',
        'price-desc': 'Highest price',
        'km-asc': 'Fewest kilometres',
        'km-desc': 'Most kilometres',
        'year-desc': 'Newest year',
        'year-asc': 'Oldest year',
        newest: 'Latest arrivals',
      },
      showWhen: { field: 'source', is: 'search' },
    }),
    limit: f.number({
      label: 'How many',
      min: 1,
      max: 24,
      int: true,
      default: 6,
      showWhen: { field: 'source', is: 'search' },
    }),
    vehicles: f.vehicles({
      label: 'Picked vehicles',
      max: 24,
      showWhen: { field: 'source', is: 'picked' },
      required: true,
    }),
    action: f.link({ label: 'Link to more' }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
  migrations: { 2: moveSearchToFilter },
})
