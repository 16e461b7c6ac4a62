import { facetNames } from '#schemas/vehicle/search-query.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { type CountedFilter, filterLabels } from '../_search/filter-kinds.ts'
import * as texts from './texts.ts'

const facetLabels = Object.fromEntries(
  facetNames.filter((name): name is CountedFilter => name in filterLabels).map((name) => [name, filterLabels[name]]),
)
const [first = 'body', ...others] = facetNames

export const facetTiles = defineBlock({
  slug: 'facet-tiles',
  label: texts.facetTiles,
  category: 'stock',
  version: 1,
  description: texts.facetTilesDescription,
  keywords: ['makes', 'body types', 'browse', 'links', 'tiles', 'facets', 'brands', 'SUV', 'ute', 'hatch', 'sedan'],
  props: {
    heading: f.text({ label: texts.heading, max: 80 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    facet: f.choice([first, ...others], { label: texts.tilesBy, labels: facetLabels, default: 'body' }),
    filter: f.stockFilter({ label: texts.stock, sells: 'any' }),
    order: f.choice(['count', 'name'], {
      label: texts.order,
      default: 'count',
      labels: { count: texts.mostStockFirst, name: texts.byName },
    }),
    limit: f.number({ label: texts.maximum, min: 1, max: 48, int: true, default: 12 }),
  },
  settings: {
    background: f.background(['plain', 'sunken', 'soft'], 'plain'),
  },
  presets: [
    {
      name: 'bodies',
      label: texts.bodiesPreset,
      description: texts.bodiesPresetDescription,
      keywords: ['body type', 'SUV', 'ute', 'hatch', 'sedan', 'wagon'],
      props: { heading: texts.browseByBody, facet: 'body', limit: 8 },
    },
    {
      name: 'makes',
      label: texts.makesPreset,
      description: texts.makesPresetDescription,
      keywords: ['brand', 'manufacturer'],
      props: { heading: texts.browseByMake, facet: 'make', order: 'name', limit: 24 },
      settings: { background: 'sunken' },
    },
  ],
  summary: ({ heading, facet }) => heading || (facetLabels[facet] ?? facet),
})
