import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleDisclaimer = defineBlock({
  slug: 'vehicle-disclaimer',
  label: 'Vehicle disclaimer',
  category: 'vehicle',
  version: 1,
  description: 'What a price and a description are not, in small print, with the way to the terms and conditions.',
  keywords: ['disclaimer', 'terms', 'conditions', 'legal', 'small print'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    text: f.richText({
      label: 'Text',
      help: 'Left empty: that price, specifications and availability are to be confirmed.',
    }),
    linkLabel: f.text({ label: 'Link to /terms-and-conditions', max: 80, default: 'Terms and conditions' }),
  },
  settings: {
    background: f.background(['plain', 'sunken'], 'plain'),
  },
  summary: () => 'Disclaimer',
})
