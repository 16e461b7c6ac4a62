import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { carTypes } from '#schemas/vehicle/vehicle.ts'
import { sorts } from '#schemas/vehicle/search-query.ts'

export const carGrid = defineBlock({
  slug: 'car-grid',
  label: 'Car grid',
  category: 'stock',
  version: 1,
  description: 'Cards of vehicles from stock: the first of a search, or hand-picked ones.',
  keywords: ['stock', 'vehicles', 'cars', 'listing', 'featured', 'offers'],
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
    source: f.choice(['search', 'picked'], {
      label: 'Vehicles',
      default: 'search',
      labels: { search: 'The first of a search', picked: 'Picked by hand' },
    }),
    search: f.group(
      {
        types: f.choices(carTypes, { label: 'Types', help: 'None chosen means all.' }),
        makes: f.list(
          { name: f.text({ label: 'Make', required: true, max: 80 }) },
          { label: 'Makes', itemLabel: 'Make', max: 20 },
        ),
        bodies: f.list(
          { name: f.text({ label: 'Body', required: true, max: 80 }) },
          { label: 'Bodies', itemLabel: 'Body', max: 20 },
        ),
        fuels: f.list(
          { name: f.text({ label: 'Fuel', required: true, max: 80 }) },
          { label: 'Fuels', itemLabel: 'Fuel', max: 20 },
        ),
        maxPrice: f.money({ label: 'Price up to' }),
        sortBy: f.choice(sorts, {
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
        }),
      },
      { label: 'Search', showWhen: { field: 'source', is: 'search' } },
    ),
    vehicles: f.references('vehicle', {
      label: 'Vehicles',
      max: 24,
      showWhen: { field: 'source', is: 'picked' },
      required: true,
    }),
    limit: f.number({
      label: 'How many',
      min: 1,
      max: 24,
      int: true,
      default: 6,
      showWhen: { field: 'source', is: 'search' },
    }),
    action: f.link({ label: 'Link to more' }),
  },
  settings: {
    background: f.choice(['plain', 'sunken'], { label: 'Background', default: 'plain' }),
  },
  summary: (props) => props.heading,
})
