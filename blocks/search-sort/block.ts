import { sorts } from '#schemas/vehicle/search-terms.ts'
import { sortLabels } from '../_search/sort-labels.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const searchSort = defineBlock({
  slug: 'search-sort',
  label: texts.searchCountAndOrder,
  category: 'stock',
  version: 1,
  description: texts.searchCountAndOrderDescription,
  keywords: ['search', 'sort', 'order', 'count'],
  needs: ['stock'],
  hydrate: 'load',
  props: {
    label: f.text({ label: texts.label, max: 40, default: texts.sortBy }),
    orders: f.choices(sorts, {
      label: texts.orders,
      labels: sortLabels,
      help: texts.ordersHelp,
    }),
  },
  settings: {
    show: f.choice(['both', 'count', 'order'], {
      label: texts.shows,
      default: 'both',
      labels: { both: texts.theCountAndTheSortOrder, count: texts.onlyTheCount, order: texts.onlyTheSortOrder },
    }),
  },
  summary: ({ orders }) => orders.map((order) => sortLabels[order]).join(', '),
})
