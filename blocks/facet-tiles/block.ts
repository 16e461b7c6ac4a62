import { facetNames } from '#schemas/vehicle/search-query.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { type CountedFilter, filterLabels } from '../_search/filter-kinds.ts'
import { thumbnail } from './thumbnail.ts'

const facetLabels = Object.fromEntries(
  facetNames.filter((name): name is CountedFilter => name in filterLabels).map((name) => [name, filterLabels[name]]),
)
const [first = 'body', ...others] = facetNames

export const facetTiles = defineBlock({
  slug: 'facet-tiles',
  label: 'Facet tiles',
  category: 'stock',
  version: 1,
  description:
    'Tiles that lead to parts of the stock, each with how many there are: makes, bodies, prices, places. Never one of none.',
  keywords: ['makes', 'body types', 'browse', 'links', 'tiles', 'facets'],
  thumbnail,
  props: {
    heading: f.text({ label: 'Heading', max: 80 }),
    intro: f.text({ label: 'Words below the heading', max: 240, multiline: true }),
    facet: f.choice([first, ...others], { label: 'A tile for each', labels: facetLabels, default: 'body' }),
    filter: f.stockFilter({ label: 'Of which stock', sells: 'any' }),
    order: f.choice(['count', 'name'], {
      label: 'Order',
      default: 'count',
      labels: { count: 'Most stock first', name: 'By name' },
    }),
    limit: f.number({ label: 'At most', min: 1, max: 48, int: true, default: 12 }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  summary: ({ heading, facet }) => heading || (facetLabels[facet] ?? facet),
})
