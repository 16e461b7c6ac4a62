import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const priceSlider = defineBlock({
  slug: 'price-slider',
  label: 'Price slider',
  category: 'stock',
  version: 1,
  description: 'A search by price alone: two handles, and a button that says how many cars there are between them.',
  keywords: ['price', 'budget', 'range', 'slider', 'search'],
  thumbnail,
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'What would you like to spend?' }),
    intro: f.text({ label: 'Words below the heading', max: 240, multiline: true }),
    filter: f.stockFilter({ label: 'Of which stock', sells: 'any' }),
    noun: f.text({ label: 'What is counted', max: 30, default: 'cars', help: 'As in "Show Me 48 cars".' }),
  },
  settings: {
    slider: f.group(
      {
        min: f.number({ label: 'From ($)', min: 0, int: true, default: 5_000 }),
        max: f.number({ label: 'To ($)', min: 1, int: true, default: 250_000 }),
        step: f.number({ label: 'Step ($)', min: 1, int: true, default: 500 }),
        gap: f.number({ label: 'Steps between the handles', min: 0, max: 100, int: true, default: 1 }),
      },
      { label: 'Slider' },
    ),
    background: f.background(['plain', 'sunken', 'soft', 'primary'], 'sunken'),
  },
  summary: ({ heading }) => heading,
})
