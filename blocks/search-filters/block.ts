import { filterLabels, firstFilterKind, otherFilterKinds } from '../_search/filter-kinds.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

/** locations §5, §4: bounds 5000 to 250000, steps of 500, a gap of 1. */
const priceSlider = {
  min: f.number({ label: 'From ($)', min: 0, int: true, default: 5_000 }),
  max: f.number({ label: 'To ($)', min: 1, int: true, default: 250_000 }),
  step: f.number({ label: 'Step ($)', min: 1, int: true, default: 500 }),
  gap: f.number({ label: 'Steps between the handles', min: 0, max: 100, int: true, default: 1 }),
}

export const searchFilters = defineBlock({
  slug: 'search-filters',
  label: 'Search filters',
  category: 'stock',
  version: 1,
  description: 'What shoppers narrow the stock by: lists with counts, sliders, a place with a radius, free text.',
  keywords: ['search', 'facets', 'make', 'price', 'slider', 'radius'],
  thumbnail,
  needs: ['stock'],
  hydrate: 'load',
  props: {
    filters: f.list(
      {
        kind: f.choice([firstFilterKind, ...otherFilterKinds], {
          label: 'Filter',
          labels: filterLabels,
          required: true,
        }),
        label: f.text({ label: 'Words over it', max: 40, help: 'Left empty, it has its usual name.' }),
        open: f.toggle({ label: 'Starts open', help: 'One in which something is chosen starts open anyway.' }),
      },
      {
        label: 'Filters',
        max: 30,
        itemLabel: 'Filter',
        help: 'None means make, model, price, body, year, kilometres, fuel, transmission and colour.',
      },
    ),
    text: f.toggle({ label: 'Search box on top', default: true }),
    placeholder: f.text({ label: 'Words in the search box', max: 60, default: 'Make, model or keyword' }),
  },
  settings: {
    look: f.choice(['list', 'folded'], {
      label: 'On large screens',
      default: 'list',
      labels: { list: 'A list, always open', folded: 'Folded behind a button, in columns once open' },
    }),
    makes: f.choice(['one', 'popular'], {
      label: 'List of makes',
      default: 'one',
      labels: { one: 'One list by name', popular: 'The popular ones (the first 20), then all' },
    }),
    price: f.group(priceSlider, { label: 'Price slider' }),
    km: f.group(
      {
        max: f.number({ label: 'To (km)', min: 1_000, int: true, default: 250_000 }),
        step: f.number({ label: 'Step (km)', min: 1, int: true, default: 5_000 }),
      },
      { label: 'Kilometre slider' },
    ),
    year: f.group(
      { min: f.number({ label: 'From (year)', min: 1900, max: 2100, int: true, default: 2000 }) },
      { label: 'Year slider', help: 'It ends with next year.' },
    ),
  },
  summary: ({ filters }) =>
    filters.map(({ kind, label }) => label || (kind ? filterLabels[kind] : '')).join(', ') || 'The usual filters',
})
