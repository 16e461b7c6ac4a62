import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { emptyWords } from './empty-words.ts'
import * as texts from './texts.ts'

export const searchResults = defineBlock({
  slug: 'search-results',
  label: texts.searchResults,
  category: 'stock',
  version: 1,
  description: texts.searchResultsDescription,
  keywords: ['search', 'results', 'cards', 'stock', 'pages'],
  needs: ['stock'],
  hydrate: 'load',
  props: {
    emptyHeading: f.text({ label: texts.whenNothingMatches, max: 80, default: texts.noResultsAvailable }),
    emptyKind: f.choice(['cars', 'offers', 'none', 'own'], {
      label: texts.whenNothingMatches2,
      default: 'cars',
      labels: { cars: emptyWords.cars, offers: emptyWords.offers, none: texts.noneOnlyTheHeading, own: texts.custom },
    }),
    emptyText: f.text({
      label: texts.customText,
      max: 240,
      multiline: true,
      showWhen: { field: 'emptyKind', is: 'own' },
    }),
    clear: f.link({
      label: texts.whenNothingMatchesButton,
      help: texts.whenNothingMatchesButtonHelp,
    }),
  },
  settings: {
    width: f.choice(['beside', 'full'], {
      label: texts.cardsPerRow,
      default: 'beside',
      labels: { beside: texts.fewerWithFiltersBesideThem, full: texts.asManyAsFitThePage },
    }),
  },
  summary: ({ emptyHeading }) => emptyHeading,
})
