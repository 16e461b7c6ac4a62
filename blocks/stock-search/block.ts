import { sorts } from '#schemas/vehicle/search-terms.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { sortLabels } from '../_search/sort-labels.ts'
import { intoParts, mainParts, searchParts, sideParts } from './parts.ts'
import * as texts from './texts.ts'

export const stockSearch = defineBlock({
  slug: 'stock-search',
  label: texts.stockSearch,
  category: 'stock',
  version: 2,
  description: texts.stockSearchDescription,
  keywords: ['search', 'filters', 'facets', 'results', 'stock', 'list', 'inventory', 'browse', 'used cars'],
  needs: ['stock'],
  titlesPage: true,
  props: {
    heading: f.text({ label: texts.heading, max: 80, help: texts.headingHelp }),
    intro: f.text({ label: texts.introduction, max: 300, multiline: true }),
    sortBy: f.choice(sorts, {
      label: texts.firstOrder,
      default: 'rank',
      labels: sortLabels,
      help: texts.firstOrderHelp,
    }),
    side: f.slot({ label: texts.besideTheResults, parts: searchParts, startsWith: sideParts }),
    main: f.slot({ label: texts.results, parts: searchParts, startsWith: mainParts }),
  },
  settings: {
    layout: f.choice(['left', 'right', 'above'], {
      label: texts.positionOfTheFilters,
      default: 'left',
      labels: { left: texts.leftOfTheResults, right: texts.rightOfTheResults, above: texts.aboveTheResults },
    }),
    breadcrumb: f.toggle({ label: texts.breadcrumb, default: true }),
  },
  initialSort: ({ sortBy }) => sortBy,
  summary: (props) => props.heading,
  migrations: { 2: intoParts },
})
