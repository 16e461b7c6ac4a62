import { fuelBounds } from '#schemas/fuel/fuel-bounds.ts'
import { usualKmPerWeek, usualPricePerLitre } from '#schemas/fuel/fuel-cost.ts'
import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const fuelCalculator = defineBlock({
  slug: 'fuel-calculator',
  label: 'Fuel calculator',
  category: 'finance',
  version: 1,
  description: 'Calculates what fuel for this vehicle costs a week and a year. Never shown for electric vehicles.',
  keywords: ['fuel', 'petrol', 'diesel', 'running costs', 'calculator'],
  thumbnail,
  needs: ['vehicle'],
  hydrate: 'visible',
  props: {
    heading: f.text({ label: 'Heading', max: 80, default: 'Fuel Calculator' }),
    intro: f.text({ label: 'Introduction', max: 240, multiline: true }),
  },
  settings: {
    pricePerLitre: f.money({
      label: 'Price a litre at first',
      min: 1,
      max: fuelBounds.pricePerLitre,
      default: usualPricePerLitre,
    }),
    kmPerWeek: f.number({
      label: 'Kilometres a week at first',
      min: 0,
      max: fuelBounds.kmPerWeek,
      int: true,
      default: usualKmPerWeek,
    }),
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: (props) => props.heading,
})
