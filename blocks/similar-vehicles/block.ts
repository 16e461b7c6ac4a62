import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const similarVehicles = defineBlock({
  slug: 'similar-vehicles',
  label: 'Similar vehicles',
  category: 'vehicle',
  version: 1,
  description: 'Up to six vehicles in stock like the one of the page, at about its price, the same model first.',
  keywords: ['similar', 'related', 'alternatives', 'vehicles'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    heading: f.text({ label: 'Heading', default: 'Similar vehicles', max: 80 }),
    limit: f.number({ label: 'At most', min: 1, max: 6, int: true, default: 6 }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: ({ heading }) => heading,
})
