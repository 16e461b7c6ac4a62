import { sorts } from '#schemas/vehicle/search-query.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { searchFacets } from './search-facets.ts'

export const stockSearch = defineBlock({
  slug: 'stock-search',
  label: 'Stock search',
  category: 'stock',
  version: 1,
  description:
    'The search page: filters with counts, results in pages of 21, order. All of its state is in the address.',
  keywords: ['search', 'filters', 'facets', 'results', 'stock'],
  wakes: 'load',
  props: {
    heading: f.text({ label: 'Heading', max: 80, help: 'Left empty, the heading says which stock is shown.' }),
    filters: f.choices(searchFacets, {
      label: 'Filters',
      help: 'None chosen means make, model, body, fuel, transmission and colour.',
    }),
    sortBy: f.choice(sorts, { label: 'First order', default: 'rank' }),
    emptyText: f.text({
      label: 'When nothing matches',
      max: 240,
      multiline: true,
      default: 'No results found for your search at this time. Please try adjusting the filters for more results.',
    }),
  },
  summary: (props) => props.heading,
})
