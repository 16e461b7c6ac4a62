import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const recentlyViewed = defineBlock({
  slug: 'recently-viewed',
  label: 'Recently viewed',
  category: 'stock',
  version: 1,
  description:
    'Vehicles that this shopper looked at, or made favourites, as long as the site lists them. Their browser alone knows which.',
  keywords: ['history', 'viewed', 'recent', 'favourites', 'saved', 'vehicles'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', default: 'Recently viewed', max: 80 }),
    list: f.choice(['viewed', 'favourites'], {
      label: 'Which vehicles',
      default: 'viewed',
      labels: { viewed: 'Recently viewed', favourites: 'Favourites' },
    }),
    limit: f.number({ label: 'At most', min: 1, max: 24, int: true, default: 6 }),
    emptyText: f.text({
      label: 'When there is none',
      max: 240,
      multiline: true,
      help: 'Left empty, nothing is shown then.',
    }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
