import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import * as texts from './texts.ts'

export const vehicleCompare = defineBlock({
  slug: 'vehicle-compare',
  label: texts.compareVehicles,
  category: 'stock',
  version: 1,
  description: texts.compareVehiclesDescription,
  keywords: ['compare', 'side by side', 'vehicles', 'table'],
  features: ['compare'],
  hydrate: 'load',
  props: {
    heading: f.text({ label: texts.heading, default: texts.compareVehicles, max: 80 }),
    emptyText: f.text({
      label: texts.ifThereIsNothingToCompare,
      max: 240,
      multiline: true,
      default: texts.pressArrowsOnPicturesUpToFour,
    }),
  },
  summary: ({ heading }) => heading,
})
