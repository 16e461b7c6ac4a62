import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { emptyWords } from './empty-words.ts'
import { thumbnail } from './thumbnail.ts'

export const searchResults = defineBlock({
  slug: 'search-results',
  label: 'Search results',
  category: 'stock',
  version: 1,
  description: 'The vehicles that match as cards, 21 a page.',
  keywords: ['search', 'results', 'cards', 'stock', 'pages'],
  thumbnail,
  needs: ['stock'],
  hydrate: 'load',
  props: {
    emptyHeading: f.text({ label: 'When nothing matches: heading', max: 80, default: 'No Results Available' }),
    emptyKind: f.choice(['cars', 'offers', 'none', 'own'], {
      label: 'When nothing matches: words',
      default: 'cars',
      labels: { cars: emptyWords.cars, offers: emptyWords.offers, none: 'None: the heading alone', own: 'My own' },
    }),
    emptyText: f.text({
      label: 'My own words',
      max: 240,
      multiline: true,
      showWhen: { field: 'emptyKind', is: 'own' },
    }),
    clear: f.link({
      label: 'When nothing matches: button',
      help: 'Left empty, it says Clear Filters and leads to /special-offers.',
    }),
  },
  settings: {
    width: f.choice(['beside', 'full'], {
      label: 'Cards a row',
      default: 'beside',
      labels: { beside: 'Fewer, since filters stand beside them', full: 'As many as fit the page' },
    }),
  },
  summary: ({ emptyHeading }) => emptyHeading,
})
