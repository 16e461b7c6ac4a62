import type { Sort } from '#schemas/vehicle/search-query.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

const orders = ['rank', 'price-asc', 'price-desc', 'km-asc', 'year-desc', 'newest'] as const satisfies readonly Sort[]

export const vehicleCarousel = defineBlock({
  slug: 'vehicle-carousel',
  label: 'Vehicle carousel',
  category: 'stock',
  version: 1,
  description: 'A row of vehicles to swipe through: a search of its own, or hand-picked ones.',
  keywords: ['stock', 'vehicles', 'cars', 'slider', 'swipe', 'featured'],
  thumbnail,
  hydrate: 'visible',
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
      help: 'The row follows stock: what matches later is shown later.',
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
        'year-desc': 'Newest year',
        newest: 'Latest arrivals',
      },
      showWhen: { field: 'source', is: 'search' },
    }),
    limit: f.number({
      label: 'How many',
      min: 2,
      max: 24,
      int: true,
      default: 9,
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
  summary: ({ heading }) => heading,
})
