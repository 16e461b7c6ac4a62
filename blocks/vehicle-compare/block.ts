import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleCompare = defineBlock({
  slug: 'vehicle-compare',
  label: 'Compare vehicles',
  category: 'stock',
  version: 1,
  description: 'Up to four vehicles side by side: those of the address, else those that the shopper chose on cards.',
  keywords: ['compare', 'side by side', 'vehicles', 'table'],
  thumbnail,
  hydrate: 'load',
  props: {
    heading: f.text({ label: 'Heading', default: 'Compare vehicles', max: 80 }),
    emptyText: f.text({
      label: 'When there is nothing to compare',
      max: 240,
      multiline: true,
      default: 'Press the arrows on the picture of up to four vehicles, and they stand here side by side.',
    }),
  },
  summary: ({ heading }) => heading,
})
