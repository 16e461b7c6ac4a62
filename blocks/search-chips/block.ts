import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const searchChips = defineBlock({
  slug: 'search-chips',
  label: 'Search: chosen filters',
  category: 'stock',
  version: 1,
  description: 'What a shopper has chosen, to take away one by one or all at once. Nothing where nothing is chosen.',
  keywords: ['search', 'filters', 'clear', 'chips', 'tags'],
  thumbnail,
  needs: ['stock'],
  hydrate: 'load',
  props: {
    clearLabel: f.text({ label: 'Words to clear all', max: 40, default: 'Clear all' }),
  },
  summary: ({ clearLabel }) => clearLabel,
})
