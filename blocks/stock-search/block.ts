import { sorts } from '#schemas/vehicle/search-terms.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { sortLabels } from '../_search/sort-labels.ts'
import { intoParts, mainParts, searchParts, sideParts } from './parts.ts'
import { thumbnail } from './thumbnail.ts'

export const stockSearch = defineBlock({
  slug: 'stock-search',
  label: 'Stock search',
  category: 'stock',
  version: 2,
  description:
    'The search page: its heading and breadcrumb, and places for its parts: filters, count and order, chosen filters, results. All of its state is in the address.',
  keywords: ['search', 'filters', 'facets', 'results', 'stock'],
  thumbnail,
  needs: ['stock'],
  titlesPage: true,
  props: {
    heading: f.text({ label: 'Heading', max: 80, help: 'Left empty, the heading says which stock is shown.' }),
    intro: f.text({ label: 'Words below the heading', max: 300, multiline: true }),
    sortBy: f.choice(sorts, {
      label: 'First order',
      default: 'rank',
      labels: sortLabels,
      help: 'The nearest first needs a place: until a shopper names one, it is the best match.',
    }),
    side: f.slot({ label: 'Beside the results', parts: searchParts, startsWith: sideParts }),
    main: f.slot({ label: 'Results', parts: searchParts, startsWith: mainParts }),
  },
  settings: {
    layout: f.choice(['left', 'right', 'above'], {
      label: 'Filters stand',
      default: 'left',
      labels: { left: 'Left of the results', right: 'Right of the results', above: 'Above the results' },
    }),
    breadcrumb: f.toggle({ label: 'Breadcrumb', default: true }),
  },
  initialSort: ({ sortBy }) => sortBy,
  summary: (props) => props.heading,
  migrations: { 2: intoParts },
})
