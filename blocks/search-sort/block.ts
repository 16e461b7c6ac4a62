import { sorts } from '#schemas/vehicle/search-terms.ts'
import { sortLabels } from '../_search/sort-labels.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const searchSort = defineBlock({
  slug: 'search-sort',
  label: 'Search count and order',
  category: 'stock',
  version: 1,
  description: 'How many vehicles match, and in which order they are shown.',
  keywords: ['search', 'sort', 'order', 'count'],
  thumbnail,
  needs: ['stock'],
  hydrate: 'load',
  props: {
    label: f.text({ label: 'Words over the orders', max: 40, default: 'Sort by' }),
    orders: f.choices(sorts, {
      label: 'Orders',
      labels: sortLabels,
      help: 'None chosen means all. The nearest first is offered only to who has named a place.',
    }),
  },
  settings: {
    show: f.choice(['both', 'count', 'order'], {
      label: 'Shows',
      default: 'both',
      labels: { both: 'The count and the orders', count: 'The count alone', order: 'The orders alone' },
    }),
  },
  summary: ({ orders }) => orders.map((order) => sortLabels[order]).join(', '),
})
