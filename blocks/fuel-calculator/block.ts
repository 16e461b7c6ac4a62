import { fuelBounds } from '#schemas/fuel/fuel-bounds.ts'
import { standardKmPerWeek, standardPricePerLitre } from '#schemas/fuel/fuel-cost.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const fuelCalculator = defineBlock({
  slug: 'fuel-calculator',
  label: texts.fuelCalculator,
  category: 'finance',
  version: 1,
  description: texts.fuelCalculatorDescription,
  keywords: ['fuel', 'petrol', 'diesel', 'running costs', 'calculator'],
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: texts.heading, max: 80, default: texts.fuelCalculator2 }),
    intro: f.text({ label: texts.introduction, max: 240, multiline: true }),
  },
  settings: {
    pricePerLitre: f.money({
      label: texts.defaultPricePerLitre,
      min: 1,
      max: fuelBounds.pricePerLitre,
      default: standardPricePerLitre,
    }),
    kmPerWeek: f.number({
      label: texts.defaultKilometresPerWeek,
      min: 0,
      max: fuelBounds.kmPerWeek,
      int: true,
      default: standardKmPerWeek,
    }),
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
