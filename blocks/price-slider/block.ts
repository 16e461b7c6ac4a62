import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const priceSlider = defineBlock({
  slug: 'price-slider',
  label: texts.priceSlider,
  category: 'stock',
  version: 1,
  description: texts.priceSliderDescription,
  keywords: ['price', 'budget', 'range', 'slider', 'search'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.whatWouldYouLikeToSpend }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
    filter: f.stockFilter({ label: texts.stock, sells: 'any' }),
    noun: f.text({ label: texts.whatIsCounted, max: 30, default: 'cars', help: texts.whatIsCountedHelp }),
  },
  settings: {
    slider: f.group(
      {
        min: f.number({ label: texts.from, min: 0, int: true, default: 5_000 }),
        max: f.number({ label: texts.to, min: 1, int: true, default: 250_000 }),
        step: f.number({ label: texts.step, min: 1, int: true, default: 500 }),
        gap: f.number({ label: texts.stepsBetweenTheHandles, min: 0, max: 100, int: true, default: 1 }),
      },
      { label: texts.slider },
    ),
    background: f.background(['plain', 'sunken', 'soft', 'primary'], 'sunken'),
  },
  summary: ({ heading }) => heading,
})
