import { filterLabels, firstFilterKind, otherFilterKinds } from '../_search/filter-kinds.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

/** locations §5, §4: bounds 5000 to 250000, steps of 500, a gap of 1. */
const priceSlider = {
  min: f.number({ label: texts.from, min: 0, int: true, default: 5_000 }),
  max: f.number({ label: texts.to, min: 1, int: true, default: 250_000 }),
  step: f.number({ label: texts.step, min: 1, int: true, default: 500 }),
  gap: f.number({ label: texts.stepsBetweenTheHandles, min: 0, max: 100, int: true, default: 1 }),
}

export const searchFilters = defineBlock({
  slug: 'search-filters',
  label: texts.searchFilters,
  category: 'stock',
  version: 1,
  description: texts.searchFiltersDescription,
  keywords: ['search', 'facets', 'make', 'price', 'slider', 'radius'],
  needs: ['stock'],
  hydrate: 'load',
  props: {
    filters: f.list(
      {
        kind: f.choice([firstFilterKind, ...otherFilterKinds], {
          label: texts.filter,
          labels: filterLabels,
          required: true,
        }),
        label: f.text({ label: texts.label, max: 40, help: texts.labelHelp }),
        open: f.toggle({ label: texts.startsOpen, help: texts.startsOpenHelp }),
      },
      {
        label: texts.filters,
        max: 30,
        itemLabel: texts.filter,
        help: texts.filtersHelp,
      },
    ),
    text: f.toggle({ label: texts.searchBoxOnTop, default: true }),
    placeholder: f.text({ label: texts.placeholderOfTheSearchBox, max: 60, default: texts.makeModelOrKeyword }),
  },
  settings: {
    look: f.choice(['list', 'folded'], {
      label: texts.onLargeScreens,
      default: 'list',
      labels: { list: texts.aList, folded: texts.behindAButton },
    }),
    makes: f.choice(['one', 'popular'], {
      label: texts.listOfMakes,
      default: 'one',
      labels: { one: texts.oneListByName, popular: texts.thePopularOnesTheFirst20 },
    }),
    price: f.group(priceSlider, { label: texts.priceSlider }),
    km: f.group(
      {
        max: f.number({ label: texts.toKm, min: 1_000, int: true, default: 250_000 }),
        step: f.number({ label: texts.stepKm, min: 1, int: true, default: 5_000 }),
      },
      { label: texts.kilometreSlider },
    ),
    year: f.group(
      { min: f.number({ label: texts.fromYear, min: 1900, max: 2100, int: true, default: 2000 }) },
      { label: texts.yearSlider, help: texts.yearSliderHelp },
    ),
  },
  summary: ({ filters }) =>
    filters.map(({ kind, label }) => label || (kind ? filterLabels[kind] : '')).join(', ') || texts.defaultFilters,
})
