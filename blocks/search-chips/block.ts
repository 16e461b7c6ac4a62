import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const searchChips = defineBlock({
  slug: 'search-chips',
  label: texts.searchChosenFilters,
  category: 'stock',
  version: 1,
  description: texts.searchChosenFiltersDescription,
  keywords: ['search', 'filters', 'clear', 'chips', 'tags'],
  needs: ['stock'],
  hydrate: 'load',
  props: {
    clearLabel: f.text({ label: texts.textToClearAll, max: 40, default: texts.clearAll }),
  },
  summary: ({ clearLabel }) => clearLabel,
})
